import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { postsVersionHeader } from '@workspace/contracts/posts-version';
import { everyEndpoint } from '@workspace/contracts/every-endpoint';
import { ApiPool } from './api-pool.ts';
import { requestIdHeader } from '@workspace/node-server/request-ids';
import type { Agent } from 'undici';
import { logFailure } from '@workspace/node-server/request-log';
import { logProxied } from './log-proxied.ts';
import { plainPage } from './plain-page.ts';
import { detachBody } from './request-body.ts';
import { responseSeconds } from './response-seconds.ts';

interface ProxyOptions {
  apiUrl: string;
  publicOrigin: string;
  endpoints?: readonly Endpoint[];
  /** True when the tracer adds headers to requests: a second `traceparent` would make both invalid. */
  isTraced?: boolean;
}

/** Headers about the client's own connection, and others that only this server may set. */
const ownHeaders = new Set(['expect', 'forwarded', 'keep-alive', 'upgrade', postsVersionHeader]);

const traceHeaders = ['traceparent', 'tracestate'];

/**
 * Proxies `/api/*` to the API unchanged, `/media/*` to the files of images there, and the form of a confirmation page
 * to its endpoint. The forwarding headers are this server's own and override the client's.
 */
export async function proxyApi(
  app: FastifyInstance,
  { apiUrl, publicOrigin, endpoints = everyEndpoint, isTraced = false }: ProxyOptions,
): Promise<void> {
  const secondsOf = responseSeconds(endpoints);
  const protocol = new URL(publicOrigin).protocol.replace(':', '');
  // The plugin calls `request` in one of two ways, depending on the methods that the pool has.
  const undici = new ApiPool() as unknown as Agent;
  app.addHook('onClose', async () => undici.destroy());
  const shared = {
    upstream: apiUrl,
    disableRequestLogging: true,
    undici,
    preHandler: detachFirst,
    // A hung API must not block a reader for minutes.
    handler: (request, reply, dest, options) =>
      reply.from(dest, { ...options, timeout: secondsOf(request.method, dest) * 1000 }),
  } satisfies Partial<FastifyHttpProxyOptions>;
  const replyOptions = (without: ReadonlySet<string>): FastifyHttpProxyOptions['replyOptions'] => ({
    ...ofResponses,
    rewriteRequestHeaders: ({ id, ip, headers: { host = '' } }, headers) => ({
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !without.has(name))),
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol,
      'x-forwarded-for': ip,
      [requestIdHeader]: id,
    }),
  });
  const dropped = new Set([...ownHeaders, ...(isTraced ? traceHeaders : [])]);
  // Files are the same for all visitors: without a cookie the API looks up no session for them.
  const droppedOfFiles = new Set([...dropped, 'cookie']);
  const api = { prefix: '/api', rewritePrefix: '/api', replyOptions: replyOptions(dropped) };
  const media = { prefix: '/media', rewritePrefix: '/api/media', replyOptions: replyOptions(droppedOfFiles) };
  const confirm = { prefix: '/confirm', rewritePrefix: '/api/sign-ups', replyOptions: replyOptions(dropped) };
  await app.register(async (proxied) => {
    logProxied(proxied);
    proxied.setErrorHandler(rejectMediaType);
    await proxied.register(httpProxy, { ...shared, ...api });
    await proxied.register(httpProxy, { ...shared, ...media, httpMethods: ['GET', 'HEAD'] });
    await proxied.register(httpProxy, { ...shared, ...confirm, httpMethods: ['POST'] });
  });
}

const ofResponses = {
  // The plugin would retry a GET that got a 503 ten more times.
  retryDelay: () => null,
  // The API's own connection stays open, while this client may want its to close, or this server stops.
  rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
  onError: (reply, { error }) => handleProxyError(reply as FastifyReply, error),
} satisfies FastifyHttpProxyOptions['replyOptions'];

const detachFirst: FastifyHttpProxyOptions['preHandler'] = (request, _reply, done) => {
  detachBody(request);
  done();
};

/** Responds to a request that could not be proxied. */
export function handleProxyError(reply: FastifyReply, error: Error): void {
  if (isCutUpload(error)) {
    logFailure(reply.request, { level: 'warn', event: 'upload_cut', err: error });
    const message = 'The server stopped reading this upload. Sign in again, or send a smaller file.';
    return reject(reply, { status: 413, code: 'too_large', message });
  }
  logFailure(reply.request, { level: 'error', event: 'api_unreachable', err: error });
  // The client followed a link here, to sign in for instance.
  if (reply.request.headers.accept?.includes('text/html')) return void plainPage(reply, 503);
  reply.header('retry-after', '5');
  reject(reply, { status: 503, code: 'unavailable', message: 'The server does not answer. Try again in a moment.' });
}

/** A media type that the framework cannot read never reaches the API. */
function rejectMediaType(error: unknown, _request: unknown, reply: FastifyReply): void {
  if ((error as { statusCode?: number }).statusCode !== 415) throw error;
  reject(reply, { status: 415, code: 'unsupported_type', message: 'We do not accept that kind of content.' });
}

/**
 * Returns true when the API responded and closed the connection before it read the whole body; its response is lost
 * with the connection.
 */
const isCutUpload = ({ cause, message }: Error): boolean =>
  (cause as { code?: unknown } | undefined)?.code === 'EPIPE' || message.includes('EPIPE');

function reject(
  reply: FastifyReply,
  { status, code, message }: { status: number; code: string; message: string },
): void {
  reply.code(status).header('cache-control', 'no-store');
  if (!reply.request.headers.accept?.includes('json'))
    return void reply.type('text/plain; charset=utf-8').send(message);
  const problem = { title: message, status, code, fields: {} };
  reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}
