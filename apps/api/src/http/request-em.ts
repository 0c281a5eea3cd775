import type { FastifyInstance } from 'fastify';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

declare module 'fastify' {
  interface FastifyRequest {
    em: EntityManager;
  }
}

/** One entity manager a request, so that no request sees another's objects. */
export function provideRequestEm(app: FastifyInstance, orm: MikroORM): void {
  app.decorateRequest('em');
  app.addHook('onRequest', async (request) => {
    request.em = orm.em.fork();
  });
}
