import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { setWording } from '@workspace/contracts/wording';
import { Connections } from '@workspace/node-server/connections';
import type { Operations } from '@workspace/node-server/open-operations';
import { logBase } from '@workspace/node-server/release';
import type { StopSteps } from '@workspace/node-server/stop-in-order';
import { buildApp, buildWorkerApp } from './app.ts';
import type { AppDeps } from './app-deps.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { openSignInFlow } from './features/auth/sign-in-flow.ts';
import { contactClockOf } from './features/contacts/contact-clock.ts';
import { replySettings } from './features/contacts/reply-settings.ts';
import { mailSettings } from './features/newsletter-campaigns/mail-settings.ts';
import { logOptions } from './http/log-options.ts';
import { countSingleEmails, type CountDeps } from './features/mail-providers/count-single-emails.ts';
import type { Braked } from './features/newsletter-deliveries/brake-campaigns.ts';
import { watchSecrets } from './features/secrets/watch-secrets.ts';
import { shapingOf } from './features/mail-providers/shaping.ts';
import { jobList, type JobDeps, type JobName } from './jobs/job-list.ts';
import { pieceJobList, type PieceJobDeps } from './jobs/piece-job-list.ts';
import { startJobs, startQueueClient, type Jobs } from './jobs/jobs.ts';
import { openReads } from './open-reads.ts';
import { openMetrics, type Measurements } from './metrics/open-metrics.ts';
import { retryDelay } from './features/linkedin-posts/retry-delay.ts';
import { openIdProvider } from './adapters/identity-provider.ts';
import { openLinkedin } from './adapters/linkedin/open-linkedin.ts';
import { openMailer, openSubmitMail } from './adapters/mailer.ts';
import { probePage } from './adapters/probe-page.ts';
import { openModel } from './adapters/model.ts';
import { fetchCachedText } from './adapters/fetch-cached-text.ts';
import type { ReportRest } from './adapters/mail-pool/mail-pool.ts';
import { transportPools, type PoolOptions } from './adapters/open-transports.ts';
import { SmtpTransport } from './adapters/smtp/smtp-transport.ts';
import { imapInbox, type Inbox } from './adapters/inbox.ts';
import { openFetchFile } from './adapters/fetch-file.ts';
import { allowedAddresses, openPostWebhook } from './adapters/post-webhook.ts';
import { openProbeLink } from './adapters/probe-link.ts';
import { checkImageFolder } from './adapters/image-store/check-image-folder.ts';
import type { ImageStore } from './adapters/image-store/image-store.ts';
import { openImageStore } from './adapters/image-store/open-image-store.ts';
import { openNetworkChecks } from './adapters/network-checks.ts';

/** Starts the API, a worker or both. Returns the steps of its stop. */
export async function start(config: Config, operations: Operations): Promise<StopSteps> {
  setWording();
  await checkImageFolder(config.imageStore);
  const orm = await openDatabase(config.databaseUrl, config.databasePreparation);
  // The log opens with the app.
  const logging: { log?: FastifyBaseLogger } = {};
  const { parts, checkSecrets, closeParts } = await openParts(config, orm, operations, () => logging.log);
  const { observe, ...work } = openMetrics(operations.metrics, orm);
  const adapters = openAdapters(config, observe);
  const settings = settingsOf(config, observe);
  const { submit, reports, giveUp, closeMail, ...mail } = openMail(config, orm, { ...settings, ...adapters, observe });
  const posting = postingOf(config, orm, adapters.imageStore, observe);
  let jobs: Jobs | undefined;
  const deps: AppDeps = {
    config,
    orm,
    ...parts,
    clock: Date.now,
    enqueue: (job, at) => jobs?.enqueue(job, at),
    ...settings,
    submit,
    ...adapters,
    posting,
    operations,
    logger: { ...logOptions, level: config.logLevel, base: logBase(operations.release) },
  };
  const app = config.servesHttp ? await buildApp(deps) : buildWorkerApp(deps);
  reports.log = app.log;
  logging.log = app.log;
  const connections = new Connections(app);
  // A port in use ends the start before any work has begun.
  await app.listen({ host: config.host, port: config.port });
  const started = config.runsJobs
    ? await startWork(config, deps, { ...mail, ...work }, app.log)
    : await startQueueClient(config.databaseUrl, app.log);
  jobs = started;
  await checkSecrets().catch(() => {});
  app.log.info({ event: 'started', role: config.role });
  const { close: closeImages } = deps.imageStore;
  const close = inTurn([started.close, closeMail, closeImages, closeParts, () => orm.close()]);
  return { app, connections, ...config.stop, stopWork: started.stop, giveUp, close };
}

/** Opens the parts that readiness knows beside the database: the read replica, and the secrets of other copies. */
async function openParts(
  config: Config,
  orm: MikroORM,
  { metrics }: Operations,
  log: () => FastifyBaseLogger | undefined,
) {
  const readUrl = config.servesHttp ? config.databaseReadUrl : undefined;
  const { close, ...reads } = await openReads({ orm, readUrl, metrics, log });
  const secrets = await watchSecrets({ newEm: () => orm.em.fork(), config, log });
  const parts = { ...reads, secretsPart: secrets.part };
  return { parts, checkSecrets: secrets.check, closeParts: inTurn([close, secrets.close]) };
}

const inTurn = (steps: readonly (() => unknown)[]) => async (): Promise<void> => {
  for (const step of steps) await step();
};

const settingsOf = (config: Config, observe: Measurements['observe']) => ({
  signInFlow: openSignInFlow({ ...config.oidc, publicOrigin: config.publicOrigin }, openIdProvider(config.oidc)),
  roles: config.roles,
  webhooks: { allowsPrivate: config.webhooksToPrivate, isAllowed: allowedAddresses(config.webhooksToPrivate) },
  model: { ...config.model, ...observe('model', { ask: openModel(config.model) }) },
  mailEvents: { ...config.mailEvents, fetchCachedText },
  mailSettings: mailSettings(config),
  shaping: shapingOf(config.mail.providerLimits, config.mail.warmUpFrom),
  consentStoresIp: config.consentStoresIp,
  replies: replySettings(config),
  contactClock: contactClockOf(config.mail.workingHours),
});

const openAdapters = ({ imageStore, publicOrigin, mail }: Config, observe: Measurements['observe']) => ({
  networkChecks: openNetworkChecks(mail),
  imageStore: observe('image store', openImageStore(imageStore)),
  fetchFile: openFetchFile(),
  probeLink: openProbeLink(publicOrigin),
});

type Work = Pick<JobDeps, 'mailer' | 'submitMail'> & Pick<PieceJobDeps, 'sender'> & Omit<Measurements, 'observe'>;

async function startWork(config: Config, deps: AppDeps, work: Work, log: FastifyBaseLogger): Promise<Jobs> {
  const { orm, mailSettings, shaping, posting } = deps;
  const providers =
    shaping && shaping.keys.length > 0 ? { shaping, resolve: deps.networkChecks.resolve, log } : undefined;
  const { sender, measured, onOutcomes } = work;
  const grouping = providers && { ...shaping!, resolve: providers.resolve };
  const jobs = jobList({ ...jobDepsOf(config, deps, log), ...work, grouping });
  const pieceJobs = pieceJobList({
    orm,
    sender,
    onOutcomes,
    mailSettings,
    mail: config.mail,
    posting,
    ...(providers && { providers }),
  });
  const started = await startJobs(config.databaseUrl, measured(jobs), log, measured(pieceJobs));
  started.enqueue('apply-online-changes' satisfies JobName);
  return started;
}

const jobDepsOf = (config: Config, deps: AppDeps, log: FastifyBaseLogger) => ({
  orm: deps.orm,
  replies: deps.replies,
  config,
  mailSettings: deps.mailSettings,
  ...(deps.shaping && { shaping: deps.shaping }),
  brake: { limits: config.mail.brake, onBraked: (braked: Braked) => log.warn({ event: 'campaign_braked', ...braked }) },
  imageStore: deps.imageStore,
  inboxes: inboxesOf(config),
  contactClock: deps.contactClock,
  linkedin: deps.posting?.linkedin,
  postWebhook: openPostWebhook(allowedAddresses(config.webhooksToPrivate)),
  auditLogDays: config.auditLogDays,
  sessionChecks: {
    refresh: deps.signInFlow.refresh,
    sessionSecrets: config.sessionSecrets,
    checkMinutes: config.sessionCheckMinutes,
  },
});

/** Opens the mail transport of campaigns, and a second one for single messages. */
function openMail(
  { mail: { smtpUrl, connections, transports, from }, dkim }: Config,
  orm: MikroORM,
  { observe, ...settings }: Pick<CountDeps, 'shaping' | 'networkChecks'> & Pick<Measurements, 'observe'>,
) {
  // The app, which opens its log, needs the transports.
  const reports: { log?: FastifyBaseLogger } = {};
  const reportRest: ReportRest = (rest) => reports.log?.warn({ event: 'mail_transport_rests', ...rest });
  const open =
    transports.length > 0
      ? transportPools(transports, reportRest)
      : (options: PoolOptions) => new SmtpTransport({ smtpUrl, connections, ...options });
  const sender = open({});
  // Single messages wait neither behind a campaign nor as long as it does for a response.
  const singles = open({ connections: 2, timeoutMs: 30_000 });
  const closeMail = () => [singles, sender].forEach((each) => each.close());
  const options = { from, dkim };
  const onError = (err: unknown) => reports.log?.error({ event: 'single_email_not_counted', err });
  const counting = { ...settings, newEm: () => orm.em.fork(), onError };
  const observed = observe('mail', { submit: sender.submit });
  const counted = countSingleEmails(observe('mail', { submit: singles.submit }), counting);
  const { submit } = countSingleEmails(observed, counting);
  const mailers = { mailer: openMailer(counted, options), submitMail: openSubmitMail(counted, options) };
  return { sender: observed, submit, reports, giveUp: () => sender.giveUp(), closeMail, ...mailers };
}

function postingOf(
  config: Config,
  orm: MikroORM,
  imageStore: ImageStore,
  observe: Measurements['observe'],
): AppDeps['posting'] {
  const { linkedin: set, publicOrigin } = config;
  if (!set) return undefined;
  const linkedin = { linkedin: observe('LinkedIn', openLinkedin(set)), tokenKeys: set.tokenKeys };
  return { newEm: () => orm.em.fork(), linkedin, publicOrigin, probePage, imageStore, pollMs: 1_000, retryDelay };
}

/** One mailbox may serve both. */
function inboxesOf({ mail: { bounceMailboxUrl, requestsMailboxUrl } }: Config): Inbox[] {
  return [...new Set([bounceMailboxUrl, requestsMailboxUrl])].filter(Boolean).map((url) => imapInbox(url));
}
