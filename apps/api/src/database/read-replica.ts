import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { within } from '../within.ts';
import type { ReadSource } from './read-source.ts';

/** The state of a replica, as the last check found it. */
interface ReplicaState {
  /** The posts version that it has reached. */
  version: bigint;
  /** Seconds since the last change that it has received and not replayed; 0 when nothing is pending. */
  lagSeconds: number;
}

interface ReplicaOptions {
  /** Called when the replica goes away, with the reason, and when it is back. */
  onChange: (problem: Error | undefined) => void;
  everyMs?: number;
  timeoutMs?: number;
}

/** A streaming standby for reads of visitors. */
export interface ReadReplica extends ReadSource {
  /** True when it answers, and has reached this posts version. */
  hasReached: (version: bigint | undefined) => Promise<boolean>;
  /** Undefined while it is away. */
  state: () => ReplicaState | undefined;
  /** Aborted when the replica goes away, and another one after each return. */
  away: () => AbortSignal;
  close: () => Promise<void>;
}

/** A managed service may hide the positions: then the lag is unknown, and 0. */
const stateSql = `
  select version::text as version,
    case when pg_is_in_recovery() and pg_last_wal_receive_lsn() is distinct from pg_last_wal_replay_lsn()
      then coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0) else 0 end::float8 as lag
  from blog_posts_version`;

/**
 * Checks the replica every second. A check that fails or takes too long takes it away at once, also from reads in
 * flight; the next good one brings it back.
 */
export function watchReplica(
  orm: MikroORM,
  { onChange, everyMs = 1_000, timeoutMs = 2_000 }: ReplicaOptions,
): ReadReplica {
  const newEm = () => orm.em.fork();
  let state: ReplicaState | undefined;
  let isKnownAway = false;
  let away = new AbortController();
  const ending = new AbortController();
  away.abort();

  const check = async (): Promise<void> => {
    try {
      state = await within(readState(newEm()), timeoutMs, `The replica did not answer within ${timeoutMs / 1_000} s`);
      if (away.signal.aborted) away = new AbortController();
      if (isKnownAway) onChange(undefined);
      isKnownAway = false;
    } catch (error) {
      state = undefined;
      away.abort();
      if (!isKnownAway && !ending.signal.aborted) onChange(error as Error);
      isKnownAway = true;
    }
  };
  void repeat(check, everyMs, ending.signal);
  return {
    newEm,
    state: () => state,
    away: () => away.signal,
    hasReached: async (version) => {
      if (state && version !== undefined && version > state.version) await check();
      return state !== undefined && (version === undefined || version <= state.version);
    },
    close: async () => {
      ending.abort();
      await orm.close();
    },
  };
}

async function readState(em: EntityManager): Promise<ReplicaState> {
  const [row] = await em.execute<[{ version: string; lag: number }]>(stateSql);
  return { version: BigInt(row.version), lagSeconds: Math.max(0, row.lag) };
}

async function repeat(check: () => Promise<void>, everyMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await check();
    await sleep(everyMs, undefined, { ref: false, signal }).catch(() => {});
  }
}
