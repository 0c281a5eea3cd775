import type { FastifyInstance } from 'fastify';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

declare module 'fastify' {
  interface FastifyRequest {
    em: EntityManager;
  }
}

/** Forks one entity manager per request, so that requests do not share entities. */
export function provideRequestEm(app: FastifyInstance, orm: MikroORM): void {
  app.decorateRequest('em');
  app.addHook('onRequest', async (request) => {
    request.em = orm.em.fork();
  });
}
