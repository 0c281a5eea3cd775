import fastifyStatic from '@fastify/static';
import fastify, { LogController } from 'fastify';
import { join } from 'node:path';
import { isAlive, isReady } from '@workspace/contracts/health';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';
import { readConfig } from './config.ts';

/** The console's files. The first one is asked for each time; the others have a hash in their name and never change. */
async function start(): Promise<() => Promise<void>> {
  const { host, port } = readConfig();
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({ logger: { level: 'info', base: { app: 'staff-console' } }, logController });
  await app.register(fastifyStatic, {
    root: join(import.meta.dirname, '../dist'),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isEntry = file.includes(staffConsoleEntry);
      reply.header('cache-control', isEntry ? 'no-cache' : 'public, max-age=31536000, immutable');
      // Public files without cookies: whichever site opens the console may read them.
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  for (const { path, response } of [
    { path: isAlive.path, response: { alive: true } },
    { path: isReady.path, response: { ready: true } },
  ])
    app.get(path, async (_request, reply) => reply.header('cache-control', 'no-store').send(response));
  await app.listen({ host, port });
  app.log.info({ event: 'started' });
  return () => app.close().then(() => {});
}

try {
  const stop = await start();
  const leave = () => void stop().then(() => process.exit(0));
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, leave);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
