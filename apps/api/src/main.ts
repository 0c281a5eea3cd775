import { setWording } from '@workspace/contracts/wording';
import { buildApp, buildWorkerApp } from './app.ts';
import { readConfig } from './config.ts';
import { connectDatabase } from './database/orm.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { seedOnce } from './database/seed.ts';
import { pruneSessions } from './features/auth/session-store.ts';
import { loggedError } from './http/logged-error.ts';
import { startJobs } from './jobs/jobs.ts';
import { openIdProvider } from './outside/identity-provider.ts';

async function start(): Promise<() => Promise<void>> {
  setWording();
  const config = readConfig();
  const orm = await connectDatabase(config.databaseUrl);
  await prepareDatabase(orm, config.databasePreparation === 'check' ? 'check' : 'migrate');
  if (config.databasePreparation === 'seed') await seedOnce(orm);
  const logger = { level: config.logLevel, base: { app: 'api' }, serializers: { err: loggedError } };
  const deps = {
    config,
    orm,
    identityProvider: openIdProvider({ ...config.oidc, publicOrigin: config.publicOrigin }),
    clock: Date.now,
    logger,
  };
  const app = config.servesHttp ? await buildApp(deps) : buildWorkerApp(deps);
  const jobs = config.runsJobs
    ? await startJobs(
        config.databaseUrl,
        [
          {
            name: 'prune-sessions',
            cron: '17 * * * *',
            run: async () => ({ pruned: await pruneSessions(orm.em.fork()) }),
          },
        ],
        app.log,
      )
    : undefined;
  await app.listen({ host: config.host, port: config.port });
  app.log.info({ event: 'started', role: config.runsJobs ? (config.servesHttp ? 'all' : 'worker') : 'http' });
  return async () => {
    await app.close();
    await jobs?.stop();
    await orm.close();
  };
}

try {
  const stop = await start();
  const leave = () => void stop().then(() => process.exit(0));
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, leave);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
