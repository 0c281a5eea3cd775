import type { MikroORM } from '@mikro-orm/postgresql';
import type { Registry } from 'prom-client';
import { poolOf } from '../database/in-transaction.ts';
import { countDeliveries } from './count-deliveries.ts';
import { measureJobs } from './measure-jobs.ts';
import { measurePool } from './measure-pool.ts';
import { measureQueues } from './measure-queues.ts';
import { observeCalls } from './observe-calls.ts';

/** Measures the database and the queues of this process. Returns the wrappers of its adapters and jobs, and a counter. */
export function openMetrics(registry: Registry, orm: MikroORM) {
  measurePool(registry, () => poolOf(orm));
  measureQueues(registry, (sql) => orm.em.fork().execute(sql));
  return {
    observe: observeCalls(registry),
    measured: measureJobs(registry),
    onOutcomes: countDeliveries(registry),
  };
}

/** Counts and times external calls and jobs. */
export type Measurements = ReturnType<typeof openMetrics>;
