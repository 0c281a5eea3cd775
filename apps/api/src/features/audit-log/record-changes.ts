import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { FindPrincipal } from '../../http/access.ts';
import { bearerOf } from '../../http/bearer.ts';
import { ChangeRecorder } from './change-recorder.ts';

declare module 'fastify' {
  interface FastifyRequest {
    recorder?: ChangeRecorder;
    /** The person of an audited call, where access did not look them up. */
    auditedPerson?: string;
  }
}

/** Records the calls of audited routes, which `serve` marks. Registered after the access check. */
export function recordChanges(app: FastifyInstance, orm: MikroORM, findPrincipal: FindPrincipal): void {
  app.decorateRequest('recorder', undefined);
  app.decorateRequest('auditedPerson', undefined);
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.audit) return;
    if (!request.user) await rememberPerson(request, findPrincipal);
    const em = orm.em.fork({ freshEventManager: true });
    request.recorder = new ChangeRecorder(callOf(request));
    em.getEventManager().registerSubscriber(request.recorder);
    request.em = em;
  });
  app.addHook('onSend', async (request, reply) => {
    const { recorder } = request;
    if (!recorder || reply.statusCode >= 400) return;
    // A sign-in knows its person only at its end.
    if (!request.user) await rememberPerson(request, findPrincipal);
    const isRead = request.method === 'GET';
    if (isRead && !personOf(request)) return;
    await recorder.finish(request.em);
  });
}

async function rememberPerson(request: FastifyRequest, findPrincipal: FindPrincipal): Promise<void> {
  if (request.session?.userId && !bearerOf(request)) request.auditedPerson ??= (await findPrincipal(request))?.email;
}

const personOf = ({ user, auditedPerson }: FastifyRequest): string | null => user?.email ?? auditedPerson ?? null;

function callOf(request: FastifyRequest): ConstructorParameters<typeof ChangeRecorder>[0] {
  return {
    ...request.routeOptions.config.audit!,
    requestId: request.id,
    person: () => personOf(request),
    apiKey: () => request.apiKey?.name ?? null,
    params: () => (request.params ?? {}) as Record<string, string>,
    body: () => request.body,
  };
}
