import type { FastifyRequest } from 'fastify';

/** Returns the key of a request's `Authorization: Bearer` header; undefined without one. */
export const bearerOf = ({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
