import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { plainPage } from './plain-page.ts';

/** What speaks of the client's own connection, and `forwarded`, in which a client may write what it likes. */
const keptHere = new Set(['expect', 'forwarded', 'keep-alive', 'upgrade']);

/** Hands `/api/*` to the API as it came. The forwarding headers are this server's own word, whatever the client wrote. */
export async function passToApi(
  app: FastifyInstance,
  { apiUrl, publicOrigin }: { apiUrl: string; publicOrigin: string },
): Promise<void> {
  const protocol = new URL(publicOrigin).protocol.replace(':', '');
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    disableRequestLogging: true,
    // The longest honest answer is a text that a model writes. A hung API must not hold a reader for minutes.
    undici: { headersTimeout: 60_000 },
    replyOptions: {
      rewriteRequestHeaders: ({ ip, headers: { host = '' } }, headers) => ({
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !keptHere.has(name))),
        host,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol,
        'x-forwarded-for': ip,
      }),
      onError: (reply, { error }) => {
        reply.request.log.error({ event: 'api_unreachable', err: error });
        const sentence = 'The server does not answer. Try again in a moment.';
        const { accept = '' } = reply.request.headers;
        // Somebody who came here by a link, to sign in for instance.
        if (accept.includes('text/html')) return void plainPage(reply as FastifyReply, 503);
        reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' });
        if (!accept.includes('json')) return void reply.type('text/plain; charset=utf-8').send(sentence);
        const problem = { title: sentence, status: 503, code: 'unavailable', fields: {} };
        reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
      },
    },
  });
}
