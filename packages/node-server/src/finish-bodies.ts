import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drainBody, isOver } from './drain-body.ts';
import { hasBody } from './has-body.ts';

/** Limits for reading a body after the response was determined. */
export interface DrainLimits {
  maxBytes: number;
  /** Maximum time that the response waits for the rest of the body, in milliseconds. */
  holdMs: number;
  /** Time that the connection stays open after the response, in milliseconds. */
  lingerMs: number;
}

export const drainLimits: DrainLimits = { maxBytes: 16 * 1024 * 1024, holdMs: 2_000, lingerMs: 30_000 };

/**
 * Drains or closes requests with an unread body. Otherwise the next request on the connection waits behind the rest of
 * the body, and a connection that closes while the client still sends is reset, which can destroy the response.
 */
export function finishBodies(
  app: FastifyInstance,
  limitsOf: (request: FastifyRequest) => DrainLimits = () => drainLimits,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { raw } = request;
    if (isOver(raw) || !hasBody(raw)) return payload;
    const { maxBytes, holdMs, lingerMs } = limitsOf(request);
    const drained = drainBody(raw, maxBytes);
    if (await within(drained, holdMs)) return payload;
    reply.header('connection', 'close');
    return lingering(reply, payload, () => within(drained, lingerMs));
  });
}

async function within(drained: Promise<boolean>, milliseconds: number): Promise<boolean> {
  if (!Number.isFinite(milliseconds)) return drained;
  const given = new AbortController();
  try {
    return await Promise.race([drained, sleep(milliseconds, false, { signal: given.signal, ref: false })]);
  } finally {
    given.abort();
  }
}

/**
 * Returns the same payload as a stream that ends after `end`: the client has the whole response, and its connection is
 * still open.
 */
function lingering(reply: FastifyReply, payload: unknown, end: () => Promise<unknown>): unknown {
  if (payload === null || payload === undefined) return payload;
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (isText) reply.header('content-length', Buffer.byteLength(payload));
  async function* parts() {
    if (isText) yield payload;
    else yield* payload as AsyncIterable<Buffer>;
    await end();
  }
  return Readable.from(parts(), { objectMode: false });
}
