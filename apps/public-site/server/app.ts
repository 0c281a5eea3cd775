import fastify, { LogController, type FastifyInstance } from 'fastify';
import { headersTimeout, limitBodyPace } from '@workspace/node-server/body-pace';
import { finishBodies } from '@workspace/node-server/finish-bodies';
import { measureRequests, type MeasureRequest } from '@workspace/node-server/metrics';
import { operationRoutes } from '@workspace/node-server/operation-routes';
import type { Operations } from '@workspace/node-server/open-operations';
import { logBase } from '@workspace/node-server/release';
import { createRequestId, sendRequestIds } from '@workspace/node-server/request-ids';
import { watchEventLoop } from '@workspace/node-server/watch-event-loop';
import { addErrorHandler, handleFrameworkError } from './error-handler.ts';
import { dictionaryLinkHeader } from './dictionaries/page-dictionary.ts';
import { sendCachedPages } from './cached-pages.ts';
import { cleanHtml } from './clean/clean-html.ts';
import type { Config } from './config.ts';
import { proxyCountedLinks } from './counted-links.ts';
import { serveFiles } from './files.ts';
import { llmsRoute } from './seo/llms-route.ts';
import { seoRoutes } from './seo/seo-routes.ts';
import { fetchSince, type KnownVersion } from './known-version.ts';
import { serveLab } from './lab/serve-lab.ts';
import { measureCaches } from './measure-caches.ts';
import { PageCache, type PageCacheOptions } from './page-cache.ts';
import { serveLivePreview } from './live-preview.ts';
import { PacketRenderer } from './packet-pdf/packet-renderer.ts';
import { loadBuiltPages, loadVitePages, type PageSource } from './page-source.ts';
import { servePages } from './pages.ts';
import { proxyApi } from './proxy-api.ts';
import { findPreview } from './previews/find-preview.ts';
import { PreviewRenderer } from './previews/preview-renderer.ts';
import { previewRoutes } from './previews/preview-routes.ts';
import { checkAfterStart, watchReadiness } from './readiness.ts';
import { serveSampleFiles } from './sample-files.ts';
import { fillTemplate, type PageText } from './fill-template.ts';
import { safeHeaders, sendSafeHeaders } from './safe-headers.ts';
import { watchPosts } from './watch-posts.ts';

/** Limits of the cache for pages with a query, which must not evict the others. */
const searchLimits = { maxPages: 500, maxBytes: 8 * 1024 * 1024, maxRendering: 16, isEndless: true };

/**
 * Builds the site's server, in the order of its routes: readiness, the API, counted links, files, and pages for every
 * other URL. Tests pass `pages`, since they have no build.
 */
export async function buildApp(config: Config, operations: Operations, pages?: PageSource): Promise<FastifyInstance> {
  const { app, measure } = newServer(config, operations);
  addErrorHandler(app);
  sendSafeHeaders(app, config.publicOrigin);
  const checkParts = watchReadiness(config, (problem) => app.log.warn({ event: 'part_missing', problem }));
  operationRoutes(app, { ...operations, checkParts });
  checkAfterStart(app, checkParts);
  await proxyApi(app, { ...config, isTraced: config.operation.tracesTo !== undefined });
  proxyCountedLinks(app, config);
  const packets = { origin: config.publicOrigin, renderer: new PacketRenderer() };
  app.addHook('onClose', () => packets.renderer.close());
  serveSampleFiles(app, packets);

  const source = pages ?? (config.isDevelopment ? await loadVitePages(app.server) : await loadBuiltPages());
  if (source.middlewares) useVite(app, source.middlewares);
  else await serveFiles(app);

  const known: KnownVersion = { version: undefined };
  const api = { baseUrl: config.apiUrl, fetch: fetchSince(known) };
  const labViewOf = serveLab(app, packets);
  const render = createRenderer(source, { ...config, fetch: api.fetch, labViewOf });
  const seo = { origin: config.publicOrigin, api, paths: source.indexablePaths, bundled: source.bundled };
  seoRoutes(app, seo);
  llmsRoute(app, { ...seo, summaryOf: async (path) => (await render(path)).summary });
  serveLivePreview(app, { apiUrl: config.apiUrl, livePreviewOf: source.livePreviewOf, render });
  const caches = serveCachedPages(app, { ...config, known }, source, render);
  measureCaches(operations.metrics, caches);
  // Vite's middleware and the tracing of requests are parts of the framework.
  if (!source.middlewares && !config.operation.tracesTo) sendCachedPages(app, caches.pages, measure);
  return app;
}

/** Serves the pages and their preview pictures, and renders them anew after each change of a post. */
function serveCachedPages(
  app: FastifyInstance,
  config: Config & { known: KnownVersion },
  source: PageSource,
  render: Render,
): Record<'pages' | 'searches', PageCache> {
  const options: PageCacheOptions = {
    render: (path) => render(path),
    clock: Date.now,
    dictionary: source.dictionary,
    onFailure: (err) => app.log.warn({ event: 'page_not_rendered', err }),
    ...(!config.cachesPages && { maxPages: 0 }),
  };
  const cache = new PageCache(options);
  const searches = new PageCache({ ...searchLimits, ...options });
  previewRoutes(app, {
    previewOf: findPreview({ cache, searches, ...source }),
    renderer: new PreviewRenderer(source.drawRoad),
  });
  servePages(app, { cache, searches, ...source });
  watchPostsOf(app, config, [cache, searches]);
  return { pages: cache, searches };
}

function newServer(
  config: Config,
  { release, metrics }: Operations,
): { app: FastifyInstance; measure: MeasureRequest } {
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({
    logger: { level: config.logLevel, base: logBase(release) },
    logController,
    genReqId: createRequestId,
    trustProxy: config.trustedProxies,
    // Bodies have a minimum pace instead of a timeout: see `limitBodyPace`.
    requestTimeout: 0,
    http: { headersTimeout },
    // A stop serves the requests that have arrived.
    return503OnClosing: false,
    frameworkErrors: handleFrameworkError(safeHeaders(config.publicOrigin)),
  });
  watchEventLoop(app);
  sendRequestIds(app);
  const measure = measureRequests(app, metrics);
  limitBodyPace(app);
  finishBodies(app);
  return { app, measure };
}

type Render = (path: string, known?: Record<string, unknown>) => Promise<PageText>;

function createRenderer(
  { template, renderPage, dictionary }: PageSource,
  config: Config & { fetch: ReturnType<typeof fetchSince>; labViewOf: ReturnType<typeof serveLab> },
): Render {
  const { publicOrigin, staffConsoleUrl, labViewOf, isDevelopment } = config;
  const safe = safeHeaders(publicOrigin);
  return async (path, known) => {
    const signal = AbortSignal.timeout(5_000);
    const rendered = await renderPage(
      path,
      { baseUrl: config.apiUrl, fetch: config.fetch, signal },
      { publicOrigin, staffConsoleUrl, labViewOf },
      cleanHtml,
      known,
    );
    const page = fillTemplate(await template(path), rendered, staffConsoleUrl);
    // Vite's own scripts and styles are inline, so development has no content security policy.
    const policy = isDevelopment ? {} : page.headers;
    return {
      ...page,
      headers: {
        ...policy,
        ...safe,
        ...(page.isPrivate && { 'x-robots-tag': 'noindex' }),
        ...(dictionary && dictionaryLinkHeader(dictionary, page.headers)),
      },
    };
  };
}

function useVite(app: FastifyInstance, middlewares: NonNullable<PageSource['middlewares']>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(?:api\/|readyz|livez|version|metrics)/.test(request.url)) return done();
    middlewares(request.raw, reply.raw, () => done());
  });
}

function watchPostsOf(
  app: FastifyInstance,
  { apiUrl, known }: Config & { known: KnownVersion },
  caches: PageCache[],
): void {
  let stop = () => {};
  const invalidate = () => caches.forEach((cache) => cache.invalidate());
  app.addHook('onReady', async () => {
    stop = watchPosts({
      apiUrl,
      onChange: (version) => {
        known.version = version;
        invalidate();
      },
      onReach: (isReached) => {
        app.log.info({ event: isReached ? 'api_reached' : 'api_lost' });
        // Pages rendered without the API are rendered again once it is back.
        if (isReached) invalidate();
      },
    });
  });
  app.addHook('onClose', async () => stop());
}
