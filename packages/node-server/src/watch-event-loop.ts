import type { FastifyInstance } from 'fastify';

interface WatchOptions {
  /** Logs a longer block, in milliseconds. */
  limitMs?: number;
  /** Of several blocks in this interval only the longest is logged, in milliseconds. */
  everyMs?: number;
}

const stepMs = 20;

/**
 * Logs `event_loop_held` when one task blocked all requests. Detected by a late timer: `monitorEventLoopDelay` misses
 * a block that begins right after a reset.
 */
export function watchEventLoop(app: FastifyInstance, { limitMs = 100, everyMs = 1_000 }: WatchOptions = {}): void {
  let timer: NodeJS.Timeout | undefined;
  // Before it listens the process loads its code, which delays no request.
  app.addHook('onListen', async () => {
    let last = performance.now();
    let reported = last;
    let longest = 0;
    timer = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last - stepMs);
      last = now;
      if (now - reported < everyMs) return;
      if (longest > limitMs) app.log.warn({ event: 'event_loop_held', ms: Math.round(longest) });
      reported = now;
      longest = 0;
    }, stepMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
