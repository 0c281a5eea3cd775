import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { keyCallsPerMinute } from '@workspace/contracts/api-keys';
import { ApiError } from '@workspace/contracts/endpoint/api-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: { most: number; minutes: number };
  }
}

/**
 * Rate limits requests per visitor and route when the endpoint has a limit. Each API process counts separately.
 * Rejected input does not count: users correct a form as often as they need to.
 */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (limit)
      route.config = { ...route.config, rateLimit: { max: limit.most, timeWindow: limit.minutes * 60_000 } } as never;
  });
  await app.register(rateLimit, {
    global: false,
    hook: 'preHandler',
    errorResponseBuilder: (_request, { after }) =>
      new ApiError(429, 'too_many_requests', `That was a lot at once. Please try again in ${after}.`),
  });
  limitKeys(app);
}

/** Limits the calls of each API key. */
function limitKeys(app: FastifyInstance): void {
  const count = app.createRateLimit({
    max: keyCallsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ apiKey }) => apiKey?.id ?? '',
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.apiKey) return;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    const message = `This API key made ${keyCallsPerMinute} calls in a minute. Try again in ${counted.ttlInSeconds} seconds.`;
    throw new ApiError(429, 'too_many_requests', message);
  });
}
