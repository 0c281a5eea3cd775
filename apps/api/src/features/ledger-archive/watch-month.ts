import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { takeOutMonth } from '../../database/months/take-out-month.ts';
import { withLocks } from '../../database/months/with-locks.ts';
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
  const isDue = async (inside: EntityManager) => {
    const [row] = await inside.execute<{ isSame: boolean }[]>(
      `select attempt = ? and not is_changed and archived_at is null as "isSame" from ledger_months where id = ? for update`,
      [attempt, id],
    );
    return row?.isSame ?? false;
  };
  return takeOutMonth(newEm, { table: 'newsletter_deliveries', name, isDue, settle });
}
