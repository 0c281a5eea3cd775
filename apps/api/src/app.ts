import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { getPostsVersion } from '@workspace/contracts/blog-posts';
import { headersTimeout, limitBodyPace } from '@workspace/node-server/body-pace';
import { finishBodies } from '@workspace/node-server/finish-bodies';
import { measureRequests } from '@workspace/node-server/metrics';
import { operationPaths, operationRoutes } from '@workspace/node-server/operation-routes';
import { logRequests } from '@workspace/node-server/request-log';
import { requestIdOf, sendRequestIds } from '@workspace/node-server/request-ids';
import { watchEventLoop } from '@workspace/node-server/watch-event-loop';
import { creatorOfKey } from './features/api-keys/creator-of-key.ts';
import { recordChanges } from './features/audit-log/record-changes.ts';
import { sessionStore } from './features/auth/session-store.ts';
import { toUser } from './features/auth/to-user.ts';
import { signedInUser } from './features/auth/signed-in-user.ts';
import { enqueueWebhooks } from './features/webhooks/enqueue-webhooks.ts';
import { guardAccess, type FindPrincipal } from './http/access.ts';
import { bearerOf } from './http/bearer.ts';
import { addResponseHeaders } from './http/response-headers.ts';
import { drainLimitsOf } from './http/drain-limits-of.ts';
import { addErrorHandler, handleFrameworkError } from './http/error-handler.ts';
import { databasePart } from './http/database-part.ts';
import { openapiRoutes } from './http/openapi-routes.ts';
import { parseJson } from './http/parse-json.ts';
import { provideRequestEm } from './http/request-em.ts';
import { limitRequests } from './http/limits.ts';
import { respondToRepeats } from './http/respond-to-repeats.ts';
import { rejectCrossSite } from './http/same-origin.ts';
import { registerSessions, sessionCookie } from './http/session.ts';
import { findProblem } from './database/find-problem.ts';
import type { AppDeps } from './app-deps.ts';
import { registerFeatures } from './register-features.ts';
import { registerSettings } from './register-settings.ts';

/** Requested every second by machines: a line for each would bury the rest. */
const polled = new Set<string | undefined>([getPostsVersion.path, ...operationPaths]);

/** Builds the API. Reads from top to bottom: the hooks of every request, then the routes. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, orm, clock, onRoute } = deps;
  const { publicOrigin, sessionSecrets, staffEmailDomains } = config;
  const isSecure = publicOrigin.startsWith('https:');
  const app = newServer(deps);
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') onRoute?.(`${String(method)} ${url}`);
  });
  limitBodyPace(app, deps.bodyPace);
  finishBodies(app, drainLimitsOf);
  parseJson(app);
  addResponseHeaders(app);
  addErrorHandler(app);
  rejectCrossSite(app, publicOrigin);
  await registerSessions(app, { store: sessionStore(() => orm.em.fork()), secrets: sessionSecrets, isSecure, clock });
  provideRequestEm(app, orm);
  const policy = { ...deps.roles, domains: staffEmailDomains };
  const findPrincipal: FindPrincipal = async (request) => {
    if (!bearerOf(request)) return signedInUser(request, policy);
    const creator = await creatorOfKey(request, clock());
    return creator && toUser(creator, policy);
  };
  guardAccess(app, findPrincipal, clock);
  recordChanges(app, orm, findPrincipal);
  respondToRepeats(app, sessionSecrets);
  enqueueWebhooks(app, () => deps.enqueue('send-webhooks'));
  if (config.limitsCalls) await limitRequests(app);
  await app.register(formbody);
  await app.register(multipart);

  operationRoutes(app, {
    ...deps.operations,
    checkParts: databasePart(() => findProblem(orm), deps.replicaPart, deps.secretsPart),
    facts: { publicOrigin },
  });
  openapiRoutes(app, { sessionCookieName: sessionCookie(isSecure) });
  registerFeatures(app, deps, findPrincipal);
  const { linkSecrets } = deps.mailSettings;
  registerSettings(app, { policy, clock, webhooks: { linkSecrets, ...deps.webhooks } });
  return app;
}

function newServer({ logger, operations }: Pick<AppDeps, 'logger' | 'operations'>): FastifyInstance {
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // The id that the site sent, unique among all copies: for the audit log, too.
    genReqId: requestIdOf,
    // Only the site's server and the operator's network reach this port, and the site writes the forwarding headers itself.
    trustProxy: true,
    bodyLimit: 1024 * 1024,
    // A body has a minimum rate instead of a timeout: see `limitBodyPace`.
    requestTimeout: 0,
    http: { headersTimeout },
    // A stop serves the requests that have arrived.
    return503OnClosing: false,
    // A path parameter may be as long as a URL: a slug may exceed the router's default of 100 characters.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: handleFrameworkError,
  });
  watchEventLoop(app);
  sendRequestIds(app);
  measureRequests(app, operations.metrics);
  logRequests(app, (route) => polled.has(route));
  return app;
}

/** A worker serves only the paths for operators. */
export function buildWorkerApp(deps: Pick<AppDeps, 'orm' | 'logger' | 'operations' | 'secretsPart'>): FastifyInstance {
  const app = newServer(deps);
  addErrorHandler(app);
  operationRoutes(app, { ...deps.operations, checkParts: databasePart(() => findProblem(deps.orm), deps.secretsPart) });
  return app;
}
