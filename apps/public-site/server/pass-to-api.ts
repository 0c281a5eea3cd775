import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

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
    replyOptions: {
      rewriteRequestHeaders: ({ ip, headers: { host = '' } }, { forwarded: _untrusted, ...headers }) => ({
        ...headers,
        host,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol,
        'x-forwarded-for': ip,
      }),
      onError: (reply, { error }) => {
        reply.request.log.error({ event: 'api_unreachable', err: error });
        const sentence = 'The server does not answer. Try again in a moment.';
        const isProblem = reply.request.headers.accept?.includes('json');
        reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' });
        if (!isProblem) return void reply.type('text/plain; charset=utf-8').send(sentence);
        const problem = { title: sentence, status: 503, code: 'unavailable', fields: {} };
        reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
      },
    },
  });
}
