import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { ReadinessPart } from '@workspace/node-server/operation-routes';
import { connectDatabase } from './database/orm.ts';
import { watchReplica } from './database/read-replica.ts';
import { openVisitorReads, type VisitorReads } from './database/visitor-reads.ts';
import { measureReplica } from './metrics/measure-replica.ts';

/** The reads of visitors, and the replica behind them. */
export interface Reads {
  visitorReads: VisitorReads;
  replicaPart?: () => ReadinessPart;
  close: () => Promise<void>;
}

interface ReadsOptions {
  orm: MikroORM;
  /** The replica; without one all reads go to the primary. */
  readUrl: string | undefined;
  metrics: Registry;
  /** The log, once it is open. */
  log: () => FastifyBaseLogger | undefined;
}

/** Opens them. A replica that is away does not delay a start. */
export async function openReads({ orm, readUrl, metrics, log }: ReadsOptions): Promise<Reads> {
  const primary = { newEm: () => orm.em.fork() };
  if (readUrl === undefined) {
    const visitorReads = openVisitorReads({ primary, replica: undefined, count: () => {} });
    return { visitorReads, close: async () => {} };
  }
  const onChange = (problem: Error | undefined) =>
    problem ? log()?.warn({ event: 'read_replica_away', err: problem }) : log()?.info({ event: 'read_replica_back' });
  const replica = watchReplica(await connectDatabase(readUrl, { connectMs: 2_000 }), { onChange });
  const count = measureReplica(metrics, replica.state);
  return {
    visitorReads: openVisitorReads({ primary, replica, count }),
    replicaPart: () => {
      const ready = replica.state() !== undefined;
      const problem = 'It does not answer; visitors read from the primary. Start it, or correct DATABASE_READ_URL.';
      return { name: 'read replica', ready, isOptional: true, ...(!ready && { problem }) };
    },
    close: replica.close,
  };
}
