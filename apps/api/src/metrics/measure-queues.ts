import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** Returns the rows of a statement. */
type Rows = (sql: string) => Promise<unknown[]>;

interface QueueRow {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  /** Seconds. */
  oldest: number;
}

/**
 * A job for a later time is not due yet. The states are those of the queue's index of live jobs: done jobs are kept for
 * days, and far more.
 */
const queuesSql = `
  with live as (
    select name,
      count(*) filter (where is_due)::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      max(extract(epoch from now() - start_after)) filter (where is_due) as oldest
    from (select name, state, start_after, state < 'active' and start_after <= now() as is_due from pgboss.job
      where state in ('created', 'retry', 'active', 'failed')) job
    group by name)
  select q.name, coalesce(l.waiting, 0) as waiting, coalesce(l.active, 0) as active, coalesce(l.failed, 0) as failed,
    coalesce(l.oldest, 0)::float8 as oldest
  from pgboss.queue q left join live l using (name)`;

/** Several scrapers share one query. */
const cacheMs = 5_000;

/** A scrape must not wait for a connection: it tells that all of them are in use. */
const mostWaitMs = 1_000;

/** Returns a function that reads the queues once in `cacheMs`; without a response of the database there are none. */
function openQueues(rows: Rows, clock: () => number): () => Promise<QueueRow[]> {
  let cached: { at: number; found: Promise<QueueRow[]> } | undefined;
  return () => {
    if (!cached || clock() - cached.at >= cacheMs) {
      const read = rows(queuesSql).catch(() => []) as Promise<QueueRow[]>;
      cached = { at: clock(), found: Promise.race([read, sleep<QueueRow[]>(mostWaitMs, [], { ref: false })]) };
    }
    return cached.found;
  };
}

/** Measures the depth of each queue and the age of its oldest due job: figures of the database, not of this process. */
export function measureQueues(registry: Registry, rows: Rows, clock: () => number = Date.now): void {
  const queues = openQueues(rows, clock);
  const jobs = new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state; "waiting" are due and not started.',
    labelNames: ['queue', 'state'],
    registers: [],
    async collect() {
      this.reset();
      for (const { name: queue, waiting, active, failed } of await queues())
        for (const [state, count] of Object.entries({ waiting, active, failed })) this.set({ queue, state }, count);
    },
  });
  const oldest = new Gauge({
    name: 'queue_oldest_seconds',
    help: 'Seconds for which the oldest due job of a queue has waited.',
    labelNames: ['queue'],
    registers: [],
    async collect() {
      this.reset();
      for (const { name: queue, oldest: seconds } of await queues()) this.set({ queue }, seconds);
    },
  });
  for (const gauge of [jobs, oldest]) registry.registerMetric(gauge);
}
