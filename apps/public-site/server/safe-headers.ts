import type { FastifyInstance } from 'fastify';

/** Returns the security headers of every response of the site. */
export function safeHeaders(publicOrigin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Sets them on every response; pages bypass the framework and bring their own. */
export function sendSafeHeaders(app: FastifyInstance, publicOrigin: string): void {
  const headers = safeHeaders(publicOrigin);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
