import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';
import type { StopSettings } from './stop-settings.ts';

export interface StopSteps extends StopSettings {
  app: FastifyInstance;
  connections: Connections;
  /** Claims no more work and waits for work in flight, up to this many milliseconds. */
  stopWork?: (milliseconds: number) => Promise<void>;
  /** Ends pending external requests, so that their outcome can be stored. */
  giveUp?: () => void;
  /** Sends the last spans, after everything else. */
  stopTracing?: (() => Promise<void>) | undefined;
  /** Closes the resources of requests and work. */
  close?: () => Promise<void>;
}

/** The reserve at the end of a stop for storing the outcomes of abandoned work, in milliseconds. */
const reserve = ({ stopSeconds }: StopSettings): number => Math.min(2_000, stopSeconds * 200);

/**
 * Stops a server in order and logs each step: readiness reports 503, the load balancer gets time to react, no more
 * work is claimed, requests finish. Unfinished ones are cut off. Resolves after `stopSeconds` at the latest.
 */
export async function stopInOrder(steps: StopSteps, reason: string): Promise<void> {
  const { app, connections, stopSeconds, drainSeconds, close = async () => {} } = steps;
  const { log } = app;
  const startedAt = performance.now();
  const passed = () => Math.round(performance.now() - startedAt);
  const left = () => Math.max(0, stopSeconds * 1_000 - passed());
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
    if (work) log.info({ event: `stop_${name}`, milliseconds: passed() });
  };
  const ended = Promise.all([
    step('work_finished', steps.stopWork?.(left())),
    step('requests_finished', connections.close()),
  ])
    .then(() => step('closed', close()))
    .then(() => step('traced', steps.stopTracing?.()));
  const isLate = (await Promise.race([ended, late])) === 'late';
  clearTimeout(cutting);
  log[isLate ? 'warn' : 'info']({ event: isLate ? 'stop_late' : 'stopped', milliseconds: passed() });
}

function cutOff({ app, connections, giveUp }: StopSteps): void {
  app.log.warn({ event: 'stop_cut', connections: connections.busy });
  connections.cut();
  giveUp?.();
}

/**
 * Stops the process in order on a signal, or when its parent process has ended. From now on the server may be ready: a
 * signal before would end it in the middle of its work.
 */
export function stopOnSignal(steps: StopSteps): void {
  let isStopping = false;
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.on(event, () => {
      if (isStopping) return;
      isStopping = true;
      void stopInOrder(steps, event).finally(end);
    });
  steps.connections.offerReadiness();
}

/**
 * Ends the process once nothing is left to do, and soon in any case. The log is written in the background, and an exit
 * in the middle of it would reorder its last lines.
 */
function end(): void {
  if (process.connected) process.disconnect();
  setTimeout(() => process.exit(0), 300).unref();
}
