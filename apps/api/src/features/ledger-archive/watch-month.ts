import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { LedgerMonth } from './ledger-month.ts';

/**
 * Begins an attempt at a month: from now on, every change of its rows is noticed. Waits for the changes that are under
 * way. Returns the attempt, and the one before, whose files nobody needs.
 */
export async function watchMonth(
  newEm: () => EntityManager,
  { id, name }: LedgerMonth,
): Promise<{ attempt: string; before: string | null }> {
  return withLocks(newEm, async (inside) => {
    await inside.execute(
      `create or replace trigger ledger_month_watched after insert or update or delete on "${name}"
       for each row execute function mark_ledger_month_changed()`,
    );
    const attempt = randomUUID();
    const [row] = await inside.execute<[{ before: string | null }]>(
      `update ledger_months set attempt = ?, is_changed = false where id = ? and archived_at is null
       returning old.attempt as before`,
      [attempt, id],
    );
    return { attempt, before: row.before };
  });
}

/**
 * Takes the partition of a month out of the ledger, if it is as it was when the attempt began, and lets `settle` go on
 * in the same transaction. Returns false when it has changed.
 */
export function takeOut(
  newEm: () => EntityManager,
  { id, name }: LedgerMonth,
  attempt: string,
  settle: (inside: EntityManager) => Promise<void>,
): Promise<boolean> {
  return withLocks(newEm, async (inside) => {
    // Both at once: taking out the partition changes a foreign key of its own.
    await inside.execute('lock table newsletter_campaigns, only newsletter_deliveries in access exclusive mode');
    const [row] = await inside.execute<{ isSame: boolean }[]>(
      `select attempt = ? and not is_changed and archived_at is null as "isSame" from ledger_months where id = ? for update`,
      [attempt, id],
    );
    if (!row?.isSame) return false;
    await inside.execute(`alter table newsletter_deliveries detach partition "${name}"`);
    await inside.execute(`drop table "${name}"`);
    await settle(inside);
    return true;
  });
}

const lockNotAvailable = '55P03';
const attempts = 100;
const pauseMilliseconds = 500;

/**
 * Runs a change that needs locks, again and again until it gets them. It waits for less than the second after which
 * PostgreSQL looks for deadlocks, and so makes no other transaction fail.
 */
async function withLocks<T>(newEm: () => EntityManager, work: (inside: EntityManager) => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await newEm().transactional(async (inside) => {
        await inside.execute(`set local lock_timeout = '500ms'`);
        return work(inside);
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotAvailable || count === attempts) throw error;
      await sleep(pauseMilliseconds);
    }
  }
}
