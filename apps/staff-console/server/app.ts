import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { contractParam, staffConsoleEntry } from '@workspace/contracts/staff-console';
import { immutableCacheControl } from '@workspace/node-server/cache-control';
import { measureRequests } from '@workspace/node-server/metrics';
import type { Operations } from '@workspace/node-server/open-operations';
import { operationRoutes, type ReadinessPart } from '@workspace/node-server/operation-routes';
import type { Release } from '@workspace/node-server/release';
import { createRequestId, sendRequestIds } from '@workspace/node-server/request-ids';
import { findFile } from './releases/find-file.ts';
import { folderProblem } from './releases/folder-problem.ts';
import { storeRelease } from './releases/store-release.ts';
import { currentRelease } from './releases/use-release.ts';

interface AppOptions {
  /** Folder of the build. */
  files: string;
  /** Folder that keeps the earlier releases; without one, only `files` are served. */
  releases?: string | undefined;
  logger: FastifyServerOptions['logger'];
  operations: Operations;
}

/**
 * Serves the console's files. Browsers revalidate the entry; the other files have a hash in their name and are
 * immutable. A tab that loaded the entry of an earlier release still gets the files of that release.
 */
export async function buildApp({ files, releases, logger, operations }: AppOptions): Promise<FastifyInstance> {
  if (!existsSync(join(files, staffConsoleEntry)))
    throw new Error('The console is not built. Build it with: npx turbo run build --filter=staff-console');
  const logController = new LogController({ disableRequestLogging: true });
  // A stop serves the requests that have arrived.
  const app = fastify({ logger, logController, genReqId: createRequestId, return503OnClosing: false });
  sendRequestIds(app);
  measureRequests(app, operations.metrics);
  await app.register(fastifyStatic, {
    root: files,
    serve: !releases,
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
  if (releases) await serveReleases(app, releases, files, operations.release);
  operationRoutes(app, { ...operations, checkParts: async () => [await filesPart(releases)] });
  return app;
}

interface EntryRequest {
  Params: { '*': string };
  Querystring: { [contractParam]?: string };
}

async function filesPart(folder: string | undefined): Promise<ReadinessPart> {
  const problem = folder && (await findFolderProblem(folder));
  return { name: 'files', ready: !problem, ...(problem && { problem }) };
}

const findFolderProblem = (folder: string): Promise<string | undefined> =>
  currentRelease(folder).then(
    () => undefined,
    (error: unknown) => folderProblem(folder, error).message,
  );

async function serveReleases(app: FastifyInstance, folder: string, build: string, release: Release): Promise<void> {
  const stored = await storeRelease(folder, build, release).catch((error: unknown) => {
    throw folderProblem(folder, error);
  });
  app.log.info({ event: 'release_stored', release: stored });
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 503 } = error as { statusCode?: number };
    if (statusCode < 500) return reply.send(error);
    request.log.error({ event: 'request_failed', err: folderProblem(folder, error) });
    return reply
      .code(503)
      .header('retry-after', '5')
      .type('text/plain; charset=utf-8')
      .send('Try again in a moment.\n');
  });
  app.get<EntryRequest>('/*', async ({ params: { '*': name }, query }, reply) => {
    const directory = await findFile(folder, name, query[contractParam]);
    return directory ? reply.sendFile(name, directory) : reply.callNotFound();
  });
}
