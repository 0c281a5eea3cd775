import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { isAlive, isReady } from '@workspace/contracts/health';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';
import { immutableCacheControl } from '@workspace/node-server/cache-control';

interface AppOptions {
  /** Folder of the build. */
  files: string;
  logger: FastifyServerOptions['logger'];
}

/**
 * Serves the console's files. Browsers revalidate the entry; the other files have a hash in their name and are
 * immutable.
 */
export async function buildApp({ files, logger }: AppOptions): Promise<FastifyInstance> {
  if (!existsSync(join(files, staffConsoleEntry)))
    throw new Error('The console is not built. Build it with: npx turbo run build --filter=staff-console');
  const app = fastify({ logger, logController: new LogController({ disableRequestLogging: true }) });
  await app.register(fastifyStatic, {
    root: files,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isEntry = file.includes(staffConsoleEntry);
      reply.header('cache-control', isEntry ? 'no-cache' : immutableCacheControl);
      // Public files without cookies: any site that opens the console may read them.
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  for (const [path, response] of [
    [isAlive.path, { alive: true }],
    [isReady.path, { ready: true }],
  ] as const)
    app.get(path, async (_request, reply) => reply.header('cache-control', 'no-store').send(response));
  return app;
}
