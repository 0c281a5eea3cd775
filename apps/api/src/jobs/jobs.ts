import { PgBoss, type Job as JobOf, type JobResultStatus } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import { logFailures } from './log-failures.ts';
import { receivesNotifications } from './receives-notifications.ts';
import { retiredJobs } from './retired-jobs.ts';

/** A piece of a job. The highest priority runs first (default 0), also when it is retried after its worker died. */
interface Piece {
  key: string;
  data: object;
  priority?: number;
}

/** The queue's methods for a job. */
export interface Queue {
  /** Enqueues a job now or for a time, besides its schedule. */
  enqueue: (name: string, at?: Date) => void;
  /** Enqueues pieces of a job. One that is waiting or active under the same key is not added again. */
  enqueueAll: (name: string, pieces: readonly Piece[]) => Promise<void>;
}

/** Work besides requests. `cron` in UTC. It may run again after a crash, so it must be idempotent. */
export interface Job {
  name: string;
  cron: string;
  /** Another job or a request enqueues it for a time, or a killed worker's run must be continued soon. */
  isTimed?: boolean;
  /** `signal`: the worker is stopping, so leave the rest for the next run. */
  run: (queue: Queue, signal: AbortSignal) => Promise<Record<string, unknown>>;
}

/**
 * Work in pieces, on every worker at the same time. `signal`: the worker is stopping, so leave the rest for the next
 * run.
 */
export interface PieceJob {
  name: string;
  /**
   * The number of pieces that a worker has in flight, in pairs. It fetches the next pair when both have ended: as many pairs
   * as pieces run all of them at once, however long each takes.
   */
  pairs: number;
  run: (data: object, signal: AbortSignal, queue: Queue) => Promise<Record<string, unknown>>;
}

export interface Jobs {
  enqueue: Queue['enqueue'];
  /**
   * Stops fetching jobs and waits for those in flight, up to this many milliseconds. The rest passes to other workers.
   */
  stop: (milliseconds?: number) => Promise<void>;
  /** Ends the connections. */
  close: () => Promise<void>;
}

// A killed worker's job is free again after about fifteen seconds: its heartbeat stops, and the check runs every five
// seconds. Each supervision is seven statements, with work or without.
const takenOver = { heartbeatSeconds: 10 };
const working = { max: 4, useListenNotify: true, superviseIntervalSeconds: 2, monitorIntervalSeconds: 5 };
const hour = 3600;

// A notification wakes the workers of a queue. Polling finds jobs that were enqueued for a time, and all of them while
// the connection for notifications is lost.
const wakened = { notify: true };
const pollSeconds = { timed: 2, other: 30 };

/** A job continues the trace of the request or the job that enqueued it. */
const openTelemetry = { propagateContext: true };

/** Starts the queue in the same PostgreSQL and registers the jobs. */
export async function startJobs(
  databaseUrl: string,
  jobs: readonly Job[],
  log: FastifyBaseLogger,
  pieceJobs: readonly PieceJob[] = [],
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, openTelemetry, ...working });
  const enqueue = await startBoss(boss, log);
  const queue: Queue = {
    enqueue,
    enqueueAll: async (name, pieces) => {
      if (pieces.length > 0)
        await boss.insert(
          name,
          pieces.map(({ key, data, priority = 0 }) => ({ data, singletonKey: key, priority })),
        );
    },
  };
  const isNotified = await receivesNotifications(databaseUrl);
  if (!isNotified) log.warn({ event: 'notifications_dropped', pollSeconds: pollSeconds.timed });
  for (const name of retiredJobs) await boss.unschedule(name);
  const stopping = new AbortController();
  for (const job of pieceJobs) await workOnPieces(boss, job, { queue, stopping: stopping.signal, log });
  for (const { name, cron, isTimed = false, run } of jobs) {
    await createQueue(boss, name, { retryLimit: 3, ...takenOver });
    await boss.schedule(name, cron);
    await boss.work(name, pollingOf(isTimed || !isNotified), async () => {
      const isDone = await run(queue, stopping.signal).then(
        (done) => (log.info({ event: 'job_done', job: name, ...done }), true),
        (err: unknown) => (log.error({ event: 'job_failed', job: name, err }), false),
      );
      // The queue would store the full error message, which may contain addresses and is never erased there.
      if (!isDone) throw new Error('The log says why, as job_failed.');
    });
  }
  const stop = async (milliseconds = 30_000) => {
    stopping.abort();
    await boss.stop({ graceful: true, timeout: milliseconds, close: false });
  };
  return { enqueue, stop, close: () => boss.stop({ graceful: false }) };
}

/** Starts the queue in a process that runs no jobs: it only enqueues them. */
export async function startQueueClient(databaseUrl: string, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false, openTelemetry });
  const enqueue = await startBoss(boss, log);
  return { enqueue, stop: async () => {}, close: () => boss.stop({ graceful: false }) };
}

const pollingOf = (isOften: boolean) => ({
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: isOften ? pollSeconds.timed : pollSeconds.other,
});

/** Creates a queue, or switches the notifications of an existing one on. */
async function createQueue(boss: PgBoss, name: string, options: Parameters<PgBoss['createQueue']>[1]): Promise<void> {
  await boss.createQueue(name, { ...options, ...wakened });
  await boss.updateQueue(name, wakened);
}

async function startBoss(boss: PgBoss, log: FastifyBaseLogger): Promise<Queue['enqueue']> {
  const logFailure = logFailures(log);
  boss.on('error', logFailure);
  await boss.start();
  return (name, at) => void boss.send(name, {}, at && { startAfter: at }).catch(logFailure);
}

interface PieceContext {
  queue: Queue;
  /** Aborted when the worker stops. */
  stopping: AbortSignal;
  log: FastifyBaseLogger;
}

/** In pairs, because pg-boss fetches again immediately only when it got a full batch of more than one. */
async function workOnPieces(boss: PgBoss, job: PieceJob, context: PieceContext): Promise<void> {
  const { name, pairs } = job;
  await createQueue(boss, name, { policy: 'exclusive', retryLimit: 20, expireInSeconds: hour, ...takenOver });
  const options = {
    batchSize: 2,
    localConcurrency: pairs,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 0.5,
    notifyPollingIntervalSeconds: pollSeconds.timed,
    // A worker that lost the database learns by its next heartbeat that another one has its piece. Until then both run it.
    heartbeatRefreshSeconds: 1,
    perJobResults: true,
  } as const;
  await boss.work<object>(name, options, (pieces) =>
    Promise.all(
      pieces.map(async (piece) => {
        const status = await runPiece(job, piece, context);
        // The queue would store the result only when the other piece of the pair has ended, and not run this one again
        // before. If this fails, it stores the result then.
        await boss[status === 'completed' ? 'complete' : 'fail'](name, piece).catch(() => {});
        return { id: piece.id, status };
      }),
    ),
  );
}

async function runPiece(
  { name, run }: PieceJob,
  { data, signal }: JobOf,
  { queue, stopping, log }: PieceContext,
): Promise<JobResultStatus> {
  try {
    const done = await run(data, AbortSignal.any([signal, stopping]), queue);
    // A failed piece is logged as a warning, however many pieces there are.
    log[done.fault === undefined ? 'debug' : 'warn']({ event: 'job_done', job: name, ...done });
    return 'completed';
  } catch (err) {
    log.error({ event: 'job_failed', job: name, err });
    return 'failed';
  }
}
