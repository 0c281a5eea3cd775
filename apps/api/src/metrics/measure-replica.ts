import { Counter, Gauge, type Registry } from 'prom-client';

/** Measures the read replica, and returns the counter of reads by source. */
export function measureReplica(
  registry: Registry,
  state: () => { lagSeconds: number } | undefined,
): (source: 'replica' | 'primary') => void {
  const reads = new Counter({
    name: 'visitor_reads_total',
    help: 'Reads of visitors by the database that served them.',
    labelNames: ['source'],
    registers: [],
  });
  const ready = new Gauge({
    name: 'read_replica_ready',
    help: '1 while the read replica answers, else 0.',
    registers: [],
    collect() {
      this.set(state() ? 1 : 0);
    },
  });
  const lag = new Gauge({
    name: 'read_replica_lag_seconds',
    help: 'Age of the last change that the replica has replayed, while it has received newer ones.',
    registers: [],
    collect() {
      this.set(state()?.lagSeconds ?? 0);
    },
  });
  for (const metric of [reads, ready, lag]) registry.registerMetric(metric);
  return (source) => reads.inc({ source });
}
