import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { MikroORM } from '@mikro-orm/postgresql';
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { secondsToUndo } from '@workspace/contracts/undo-publishing';
import { headersTimeout, limitBodyPace, type BodyPace } from '@workspace/node-server/body-pace';
import { finishBodies } from '@workspace/node-server/finish-bodies';
import { watchEventLoop } from '@workspace/node-server/watch-event-loop';
import type { Config } from './config.ts';
import { aiDraftsRoutes } from './features/ai-drafts/ai-drafts-routes.ts';
import type { AiSettings } from './features/ai-drafts/generate.ts';
import { apiKeysRoutes } from './features/api-keys/api-keys-routes.ts';
import { creatorOfKey } from './features/api-keys/creator-of-key.ts';
import { auditLogRoutes } from './features/audit-log/audit-log-routes.ts';
import { recordChanges } from './features/audit-log/record-changes.ts';
import { authRoutes } from './features/auth/auth-routes.ts';
import type { SignInFlow } from './features/auth/sign-in-flow.ts';
import { sessionStore } from './features/auth/session-store.ts';
import type { StaffPolicy } from './features/auth/role-of.ts';
import { toUser } from './features/auth/to-user.ts';
import { signedInUser } from './features/auth/signed-in-user.ts';
import { blogPostAutosavesRoutes } from './features/blog-post-autosaves/blog-post-autosaves-routes.ts';
import { blogPostCommentsRoutes } from './features/blog-post-comments/blog-post-comments-routes.ts';
import { blogPostNeighborsRoutes } from './features/blog-post-neighbors/blog-post-neighbors-routes.ts';
import { blogPostPreviewsRoutes } from './features/blog-post-previews/blog-post-previews-routes.ts';
import { blogPostVersionsRoutes } from './features/blog-post-versions/blog-post-versions-routes.ts';
import { blogPostViewsRoutes } from './features/blog-post-views/blog-post-views-routes.ts';
import { blogPostsRoutes } from './features/blog-posts/blog-posts-routes.ts';
import { claimChecksRoutes } from './features/claim-checks/claim-checks-routes.ts';
import type { ContactClock } from './features/contacts/contact-clock.ts';
import { contactRepliesRoutes } from './features/contacts/contact-replies-routes.ts';
import { contactThreadsRoutes } from './features/contacts/contact-threads-routes.ts';
import { contactsRoutes } from './features/contacts/contacts-routes.ts';
import { draftHistoryRoutes } from './features/draft-history/draft-history-routes.ts';
import { emailListSubscribersRoutes } from './features/email-list-subscribers/email-list-subscribers-routes.ts';
import { emailListsRoutes } from './features/email-lists/email-lists-routes.ts';
import { imagesRoutes } from './features/images/images-routes.ts';
import { linkChecksRoutes } from './features/link-checks/link-checks-routes.ts';
import { linkPreviewsRoutes } from './features/link-previews/link-previews-routes.ts';
import { linkedinConnectionRoutes } from './features/linkedin-connection/linkedin-connection-routes.ts';
import { linkedinPostsRoutes } from './features/linkedin-posts/linkedin-posts-routes.ts';
import type { PostingDeps } from './features/linkedin-posts/posting-deps.ts';
import { mailEventsRoutes, type MailEventsDeps } from './features/mail-events/mail-events-routes.ts';
import { mailPreferencesRoutes } from './features/mail-preferences/mail-preferences-routes.ts';
import { mailSuppressionsRoutes } from './features/mail-suppressions/mail-suppressions-routes.ts';
import type { MailSettings } from './features/newsletter-campaigns/mail-settings.ts';
import { newsletterCampaignsRoutes } from './features/newsletter-campaigns/newsletter-campaigns-routes.ts';
import { newsletterClicksRoutes } from './features/newsletter-clicks/newsletter-clicks-routes.ts';
import { newsletterDeliveriesRoutes } from './features/newsletter-deliveries/newsletter-deliveries-routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter-routes.ts';
import { overviewRoutes } from './features/overview/overview-routes.ts';
import type { ReplySettings } from './features/contacts/reply-settings.ts';
import { replyTemplatesRoutes } from './features/reply-templates/reply-templates-routes.ts';
import { redirectsRoutes } from './features/redirects/redirects-routes.ts';
import { sessionsRoutes } from './features/sessions/sessions-routes.ts';
import { staffRoutes } from './features/staff/staff-routes.ts';
import { subscriberImportsRoutes } from './features/subscriber-imports/subscriber-imports-routes.ts';
import { guardAccess, type FindPrincipal } from './http/access.ts';
import { bearerOf } from './http/bearer.ts';
import { addResponseHeaders } from './http/response-headers.ts';
import { drainLimitsOf } from './http/drain-limits-of.ts';
import { addErrorHandler, handleFrameworkError } from './http/error-handler.ts';
import { healthRoutes } from './http/health-routes.ts';
import { openapiRoutes } from './http/openapi-routes.ts';
import { parseJson } from './http/parse-json.ts';
import { provideRequestEm } from './http/request-em.ts';
import { limitRequests } from './http/limits.ts';
import { logRequests } from './http/request-log.ts';
import { rejectCrossSite } from './http/same-origin.ts';
import { registerSessions, sessionCookie } from './http/session.ts';
import type { JobName } from './jobs/job-list.ts';
import type { SubmitMessage } from './adapters/mail-transport.ts';
import type { FetchFile } from './adapters/fetch-file.ts';
import type { ProbeLink } from './adapters/probe-link.ts';
import type { ImageStore } from './adapters/image-store/image-store.ts';
import type { NetworkChecks } from './adapters/network-checks.ts';

export interface AppDeps {
  config: Pick<Config, 'publicOrigin' | 'sessionSecrets' | 'staffEmailDomains' | 'limitsCalls'>;
  /** The owners that are named, and the role of the others. */
  roles: Omit<StaffPolicy, 'domains'>;
  /** Settings for composing and addressing newsletters. */
  mailSettings: MailSettings;
  /** The addresses of replies to requests. */
  replies: ReplySettings;
  /** Returns the times of the promise to a request. */
  contactClock: ContactClock;
  orm: MikroORM;
  signInFlow: SignInFlow;
  clock: () => number;
  /** Enqueues a job by its name, now or for a time. */
  enqueue: (job: JobName, at?: Date) => void;
  /** Submits one message to the mail server. */
  submit: SubmitMessage;
  networkChecks: NetworkChecks;
  imageStore: ImageStore;
  /** Fetches a picture or a page from a public address. */
  fetchFile: FetchFile;
  probeLink: ProbeLink;
  mailEvents: Omit<MailEventsDeps, 'clock'>;
  /** LinkedIn and the dependencies for posting articles, when it is configured. */
  posting: PostingDeps | undefined;
  /** The model that drafts posts. */
  model: AiSettings;
  logger: FastifyServerOptions['logger'];
  onRoute?: (route: string) => void;
  /** The minimum rate at which a client has to send a body. */
  bodyPace?: BodyPace;
}

/** Builds the API. Reads from top to bottom: the hooks of every request, then the routes. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, orm, clock, logger, onRoute } = deps;
  const { publicOrigin, sessionSecrets, staffEmailDomains } = config;
  const isSecure = publicOrigin.startsWith('https:');
  const app = newServer(logger);
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') onRoute?.(`${String(method)} ${url}`);
  });
  limitBodyPace(app, deps.bodyPace);
  finishBodies(app, drainLimitsOf);
  parseJson(app);
  logRequests(app);
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
  if (config.limitsCalls) await limitRequests(app);
  await app.register(formbody);
  await app.register(multipart);

  healthRoutes(app, { answers: () => orm.isConnected(), publicOrigin });
  openapiRoutes(app, { sessionCookieName: sessionCookie(isSecure) });
  registerFeatures(app, deps, findPrincipal);
  staffRoutes(app, { policy });
  sessionsRoutes(app);
  auditLogRoutes(app);
  apiKeysRoutes(app, { clock });
  return app;
}

/** Registers the routes of all resources. */
function registerFeatures(app: FastifyInstance, deps: AppDeps, findPrincipal: FindPrincipal): void {
  const { orm, signInFlow, clock, enqueue, mailSettings, posting, model } = deps;
  const { imageStore, fetchFile, probeLink } = deps;
  const { publicOrigin, sessionSecrets } = deps.config;

  authRoutes(app, { signInFlow, publicOrigin, clock, sessionSecrets });
  blogPostsRoutes(app, {
    sessionSecrets,
    newEm: () => orm.em.fork(),
    clock,
    publishAt: (time) => enqueue('publish-due-posts', time),
    published: () => enqueue('sweep-linkedin', new Date(clock() + secondsToUndo * 1_000)),
  });
  imagesRoutes(app, { store: imageStore, fetchFile, enqueue: () => enqueue('make-image-files') });
  linkPreviewsRoutes(app, { fetchFile });
  blogPostAutosavesRoutes(app, { clock });
  blogPostCommentsRoutes(app, { clock });
  redirectsRoutes(app);
  linkChecksRoutes(app, { publicOrigin, probeLink });
  blogPostNeighborsRoutes(app);
  blogPostPreviewsRoutes(app, { clock });
  blogPostVersionsRoutes(app, { clock, sessionSecrets });
  blogPostViewsRoutes(app, { newEm: () => orm.em.fork(), clock, findPrincipal });
  registerContacts(app, deps);
  registerNewsletter(app, deps);
  linkedinConnectionRoutes(app, { linkedin: posting?.linkedin, newEm: () => orm.em.fork(), publicOrigin });
  linkedinPostsRoutes(app, { posting, reconcile: (at) => enqueue('sweep-linkedin', at) });
  aiDraftsRoutes(app, { settings: model, clock, sessionSecrets });
  draftHistoryRoutes(app);
  claimChecksRoutes(app, { clock });
  overviewRoutes(app, {
    clock,
    missing: { model: model.missing, newsletter: mailSettings.postalAddress ? [] : ['MAIL_POSTAL_ADDRESS'] },
  });
}

/** Registers the routes of consultation requests. */
function registerContacts(app: FastifyInstance, { config, clock, contactClock, enqueue, replies }: AppDeps): void {
  const { staffEmailDomains } = config;
  contactsRoutes(app, {
    enqueue: () => enqueue('send-contact-notices'),
    clock,
    contactClock,
    staffEmailDomains,
  });
  contactThreadsRoutes(app, { clock, staffEmailDomains, replies });
  contactRepliesRoutes(app, { clock, replies, enqueue: () => enqueue('send-contact-replies') });
  replyTemplatesRoutes(app, { clock });
}

/** Registers the routes of lists, campaigns and their emails. */
function registerNewsletter(app: FastifyInstance, deps: AppDeps): void {
  const { orm, clock, enqueue, mailSettings, submit, networkChecks, mailEvents } = deps;
  const reconcile = (at?: Date) => enqueue('sweep-newsletters', at);
  newsletterRoutes(app, { enqueue: () => enqueue('send-welcomes') });
  emailListsRoutes(app, { emptyTrash: () => enqueue('empty-trash') });
  emailListSubscribersRoutes(app, { orm });
  mailSuppressionsRoutes(app);
  subscriberImportsRoutes(app, { orm, enqueue: () => enqueue('tend-imports') });
  newsletterCampaignsRoutes(app, { settings: mailSettings, submit, networkChecks, reconcile, clock });
  newsletterDeliveriesRoutes(app, { reconcile });
  newsletterClicksRoutes(app, { newEm: () => orm.em.fork(), linkSecrets: mailSettings.linkSecrets, clock });
  mailPreferencesRoutes(app, mailSettings);
  mailEventsRoutes(app, { ...mailEvents, clock });
}

function newServer(logger: AppDeps['logger']): FastifyInstance {
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only the site's server and the operator's network reach this port, and the site writes the forwarding headers itself.
    // Unique among all copies, for the audit log.
    genReqId: () => randomUUID(),
    trustProxy: true,
    bodyLimit: 1024 * 1024,
    // A body has a minimum rate instead of a timeout: see `limitBodyPace`.
    requestTimeout: 0,
    http: { headersTimeout },
    // A path parameter may be as long as a URL: a slug may exceed the router's default of 100 characters.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: handleFrameworkError,
  });
  watchEventLoop(app);
  return app;
}

/** A worker serves only its own readiness endpoint. */
export function buildWorkerApp({ orm, logger }: Pick<AppDeps, 'orm' | 'logger'>): FastifyInstance {
  const app = newServer(logger);
  addErrorHandler(app);
  healthRoutes(app, { answers: () => orm.isConnected() });
  return app;
}
