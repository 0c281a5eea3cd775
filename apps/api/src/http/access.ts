import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '@workspace/contracts/auth';
import type { Access } from '@workspace/contracts/endpoint/define-endpoint';
import { ApiError } from '@workspace/contracts/endpoint/api-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    user?: User;
  }
}

export type FindPrincipal = (request: FastifyRequest) => Promise<User | undefined>;

/** Rejects unauthorized requests before the body is read. A route without access settings makes startup fail. */
export function guardAccess(app: FastifyInstance, findPrincipal: FindPrincipal): void {
  app.decorateRequest('user', undefined);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may call it`);
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (request.is404 || access === 'public') return;
    request.user = await findPrincipal(request);
    if (!request.user) throw new ApiError(401, 'not_signed_in', 'Sign in to continue.');
    if (access === 'staff' && !request.user.isStaff) {
      throw new ApiError(403, 'not_allowed', 'This area is for our staff.');
    }
  });
}
