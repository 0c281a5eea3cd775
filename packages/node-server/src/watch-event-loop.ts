import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

interface WatchOptions {
  /** A longer hold is logged, in milliseconds. */
  limitMs?: number;
  everyMs?: number;
}

/** Logs `event_loop_held` when one piece of work kept all requests waiting: at most one line a second, with the longest. */
export function watchEventLoop(app: FastifyInstance, { limitMs = 100, everyMs = 1_000 }: WatchOptions = {}): void {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  let timer: NodeJS.Timeout | undefined;
  const report = (): void => {
    const ms = Math.round(delays.max / 1e6);
    delays.reset();
    if (ms > limitMs) app.log.warn({ event: 'event_loop_held', ms });
  };
  // Before it listens the process loads its code, which keeps nobody waiting.
  app.addHook('onListen', async () => {
    delays.enable();
    // The histogram learns of a hold from a timer of its own, which may come after this one.
    timer = setInterval(() => setImmediate(report), everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
}
