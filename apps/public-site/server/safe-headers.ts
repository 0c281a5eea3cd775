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

/** Sets them on every response that the framework sends; pages bypass it and bring their own. */
export function sendSafeHeaders(app: FastifyInstance, publicOrigin: string): void {
  const headers = Object.entries(safeHeaders(publicOrigin));
  app.addHook('onSend', async (_request, reply) => {
    // A route may have a stricter one.
    for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value);
  });
}
