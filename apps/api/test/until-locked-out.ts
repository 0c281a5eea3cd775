import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Waits until a call waits for rows that another connection has locked, or has ended. */
export async function untilLockedOut(newEm: () => EntityManager, call: Promise<unknown>): Promise<void> {
  const ended = call.then(
    () => true,
    () => true,
  );
  const waiting = () =>
    newEm().execute(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  while ((await waiting()).length === 0 && !(await Promise.race([ended, sleep(10, false)])));
}
