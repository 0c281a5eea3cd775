import type { FastifyInstance } from 'fastify';

/** What every answer of the site says to the browser, whatever it is. */
export function safeHeaders(publicOrigin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Sets them on every answer; pages, which are written past the framework, bring their own. */
export function sendSafeHeaders(app: FastifyInstance, publicOrigin: string): void {
  const headers = safeHeaders(publicOrigin);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
