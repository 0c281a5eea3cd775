import multipart from '@fastify/multipart';
import type { MikroORM } from '@mikro-orm/postgresql';
import fastify, { LogController, type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { User } from '@workspace/contracts/auth';
import type { Config } from './config.ts';
import { authRoutes } from './features/auth/auth-routes.ts';
import { sessionStore } from './features/auth/session-store.ts';
import { toUser } from './features/auth/to-user.ts';
import { UserEntity } from './features/auth/user-entity.ts';
import { blogPostsRoutes } from './features/blog-posts/blog-posts-routes.ts';
import { guardAccess } from './http/access.ts';
import { answerErrors } from './http/error-handler.ts';
import { healthRoutes } from './http/health-routes.ts';
import { giveRequestEm } from './http/request-em.ts';
import { logRequests } from './http/request-log.ts';
import { refuseCrossSite } from './http/same-origin.ts';
import { keepSessions } from './http/session.ts';
import type { IdentityProvider } from './outside/identity-provider.ts';

export interface AppDeps {
  config: Pick<Config, 'publicOrigin' | 'sessionSecrets' | 'staffEmailDomains'>;
  orm: MikroORM;
  identityProvider: IdentityProvider;
  clock: () => number;
  logger: FastifyServerOptions['logger'];
  onRoute?: (route: string) => void;
}

/** The API, read from top to bottom: what happens to every request, then what may be asked. */
export async function buildApp({
  config,
  orm,
  identityProvider,
  clock,
  logger,
  onRoute,
}: AppDeps): Promise<FastifyInstance> {
  const { publicOrigin, sessionSecrets, staffEmailDomains } = config;
  // Only the site's server and the operator's network reach this port, and the site writes the forwarding headers itself.
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({ logger, logController, trustProxy: true, bodyLimit: 1024 * 1024 });

  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') onRoute?.(`${String(method)} ${url}`);
  });
  logRequests(app);
  answerErrors(app);
  refuseCrossSite(app, publicOrigin);
  await keepSessions(app, {
    store: sessionStore(() => orm.em.fork()),
    secrets: sessionSecrets,
    isSecure: publicOrigin.startsWith('https:'),
    clock,
  });
  giveRequestEm(app, orm);
  guardAccess(app, (request) => signedInUser(request, staffEmailDomains));
  await app.register(multipart);

  healthRoutes(app, { answers: () => orm.isConnected() });
  authRoutes(app, { identityProvider, publicOrigin });
  blogPostsRoutes(app);
  return app;
}

async function signedInUser({ session, em }: FastifyRequest, staffEmailDomains: string[]): Promise<User | undefined> {
  if (!session.userId) return undefined;
  const user = await em.findOne(UserEntity, { id: session.userId });
  return user ? toUser(user, staffEmailDomains) : undefined;
}
