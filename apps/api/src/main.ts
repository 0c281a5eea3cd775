import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { startErrorMessage } from '@workspace/contracts/start-error';
import { setWording } from '@workspace/contracts/wording';
import { Connections } from '@workspace/node-server/connections';
import { stopOnSignal, type StopSteps } from '@workspace/node-server/stop-in-order';
import { buildApp, buildWorkerApp, type AppDeps } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { readyDatabase } from './database/ready-database.ts';
import { mailSettings } from './features/newsletter-campaigns/mail-settings.ts';
import { loggedError } from './http/logged-error.ts';
import { jobList, pieceJobList, type JobDeps, type PieceJobDeps } from './jobs/job-list.ts';
import { startJobs, startNudging, type Jobs } from './jobs/jobs.ts';
import { retryDelay } from './features/linkedin-posts/retry-delay.ts';
import { openIdProvider } from './adapters/identity-provider.ts';
import { openLinkedin } from './adapters/linkedin/open-linkedin.ts';
import { smtpMailer } from './adapters/mailer.ts';
import { pageStatus } from './adapters/page-status.ts';
import { openModel } from './adapters/model.ts';
import { textAt } from './adapters/text-at.ts';
import { MessageSender } from './adapters/message-sender.ts';
import { imapBox, type ReturnBox } from './adapters/return-box.ts';
import { openSurroundings } from './adapters/surroundings.ts';

async function start(): Promise<StopSteps> {
  setWording();
  const config = readConfig();
  const orm = await readyDatabase(config.databaseUrl, config.databasePreparation);
  const logger = { level: config.logLevel, base: { app: 'api' }, serializers: { err: loggedError } };
  const mailer = smtpMailer({ ...config.mail, dkim: config.dkim });
  const sender = new MessageSender({ smtpUrl: config.mail.smtpUrl, connections: config.mail.connections });
  const settings = mailSettings(config);
  const posting = postingOf(config, orm);
  let jobs: Jobs | undefined;
  const deps: AppDeps = {
    config,
    orm,
    identityProvider: openIdProvider({ ...config.oidc, publicOrigin: config.publicOrigin }),
    clock: Date.now,
    model: { ...config.model, ask: openModel(config.model) },
    mailEvents: { ...config.mailEvents, textAt },
    nudge: (job, at) => jobs?.nudge(job, at),
    mailSettings: settings,
    handOver: sender.handOver,
    surroundings: openSurroundings(),
    posting,
    logger,
  };
  const app = config.servesHttp ? await buildApp(deps) : buildWorkerApp(deps);
  const connections = new Connections(app);
  // A port that is taken ends the start before any work has begun.
  await app.listen({ host: config.host, port: config.port });
  const started = config.runsJobs
    ? await startWork(config, deps, { mailer: mailer.send, sender }, app.log)
    : await startNudging(config.databaseUrl, app.log);
  jobs = started;
  app.log.info({ event: 'started', role: config.runsJobs ? (config.servesHttp ? 'all' : 'worker') : 'http' });
  const close = async () => {
    await started.close();
    mailer.close();
    sender.close();
    await orm.close();
  };
  return { app, connections, ...config.stop, stopWork: started.stop, giveUp: () => sender.giveUp(), close };
}

type Senders = Pick<JobDeps, 'mailer'> & Pick<PieceJobDeps, 'sender'>;

function startWork(config: Config, deps: AppDeps, senders: Senders, log: FastifyBaseLogger): Promise<Jobs> {
  const { orm, mailSettings, posting } = deps;
  const { mailer, sender } = senders;
  return startJobs(
    config.databaseUrl,
    jobList({ orm, mailer, config, mailSettings, returnBox: returnBoxOf(config), linkedin: posting?.linkedin }),
    log,
    pieceJobList({ orm, sender, mailSettings, mail: config.mail, posting }),
  );
}

function postingOf({ linkedin: set, publicOrigin }: Config, orm: MikroORM): AppDeps['posting'] {
  if (!set) return undefined;
  const linkedin = { linkedin: openLinkedin(set, publicOrigin), tokenKeys: set.tokenKeys };
  return { newEm: () => orm.em.fork(), linkedin, publicOrigin, pageStatus, retryDelay };
}

function returnBoxOf({ mail: { returnBoxUrl } }: Config): ReturnBox | undefined {
  return returnBoxUrl ? imapBox(returnBoxUrl) : undefined;
}

try {
  stopOnSignal(await start());
} catch (error) {
  console.error(startErrorMessage(error, 'API_PORT'));
  process.exit(1);
}
