import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';
import type { StopSettings } from './stop-settings.ts';

export interface StopSteps extends StopSettings {
  app: FastifyInstance;
  connections: Connections;
  /** Claims no more work and waits for what is under way, up to so many milliseconds. */
  stopWork?: (milliseconds: number) => Promise<void>;
  /** Ends what still waits for an answer from elsewhere, so that its outcome can be stored. */
  giveUp?: () => void;
  /** Closes what requests and work have used. */
  close?: () => Promise<void>;
}

/** The end of a stop, in which outcomes are stored of what was given up, in milliseconds. */
const reserve = ({ stopSeconds }: StopSettings): number => Math.min(2_000, stopSeconds * 200);

/**
 * Stops a part in order and logs each step: readiness says no, the balancer gets its time, no more work is claimed,
 * requests are finished. What is not finished in time is cut off. Resolves after `stopSeconds` at the latest.
 */
export async function stopInOrder(steps: StopSteps, reason: string): Promise<void> {
  const { app, connections, stopSeconds, drainSeconds, close = async () => {} } = steps;
  const { log } = app;
  const begun = Date.now();
  const left = () => Math.max(0, begun + stopSeconds * 1_000 - Date.now());
  const late = sleep(stopSeconds * 1_000, 'late', { ref: false });
  connections.withdrawReadiness();
  log.info({ event: 'stop_begun', reason, stopSeconds, drainSeconds });
  if (drainSeconds > 0) {
    await sleep(drainSeconds * 1_000);
    log.info({ event: 'stop_drained' });
  }
  const cutting = setTimeout(() => cutOff(steps), left() - reserve(steps));
  const step = async (name: string, work: Promise<void> | undefined) => {
    await work?.catch((err: unknown) => log.error({ event: 'stop_failed', step: name, err }));
    if (work) log.info({ event: `stop_${name}`, milliseconds: Date.now() - begun });
  };
  const ended = Promise.all([
    step('work_finished', steps.stopWork?.(left())),
    step('requests_finished', connections.close()),
  ]).then(() => step('closed', close()));
  const isLate = (await Promise.race([ended, late])) === 'late';
  clearTimeout(cutting);
  log[isLate ? 'warn' : 'info']({ event: isLate ? 'stop_late' : 'stopped', milliseconds: Date.now() - begun });
}

function cutOff({ app, connections, giveUp }: StopSteps): void {
  app.log.warn({ event: 'stop_cut', connections: connections.busy });
  connections.cut();
  giveUp?.();
}

/** Stops the process in order when it is told to, or when the process that started it is gone. */
export function stopOnSignal(steps: StopSteps): void {
  let isStopping = false;
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.on(event, () => {
      if (isStopping) return;
      isStopping = true;
      void stopInOrder(steps, event).finally(end);
    });
}

/**
 * Ends the process once nothing is left to do, and soon in any case. The log is written in the background, and an exit
 * in the middle of it puts its last lines in another order.
 */
function end(): void {
  if (process.connected) process.disconnect();
  setTimeout(() => process.exit(0), 300).unref();
}
