import { Gauge, type Registry } from 'prom-client';

/** Connections of a pool, as `pg` counts them. */
export interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Measures the database connections of this process, and the requests that wait for one. */
export function measurePool(registry: Registry, pool: () => Promise<PoolCounts>): void {
  registry.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool by state; "waiting" are callers without a connection.',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const { totalCount, idleCount, waitingCount } = await pool();
        this.set({ state: 'used' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'waiting' }, waitingCount);
      },
    }),
  );
}
