import type { EntityManager } from '@mikro-orm/postgresql';
import { clickRetentionDays } from '@workspace/contracts/newsletter-clicks';
import { recordSystemChange, recordSystemCounts } from '../audit-log/record-system-change.ts';
import { takeOutMonth } from '../../database/months/take-out-month.ts';
import { isLocked } from '../../database/is-locked.ts';
import { storesClicks } from './store-clicks.ts';

const oldest = `now() - make_interval(days => ${clickRetentionDays})`;

/** SQL condition on a click `k` of a campaign `c`: its promised days are over. Of a step of a sequence, by its own age. */
const isOver = `(not (${storesClicks}) or c.sequence_id is not null and k.at < ${oldest})`;

const change = { origin: 'forget-clicks', action: 'deleteOldClicks', resource: 'newsletter-campaigns' };

/**
 * Deletes the client hashes of clicks after a day, and the clicks after the promised number of days: whole months at
 * once, and the rest by row. The statistics remain.
 */
export async function deleteOldClicks(newEm: () => EntityManager, lockAttempts = 20): Promise<{ deleted: number }> {
  await newEm().execute(
    `update newsletter_clicks set client = null where client is not null and at < now() - interval '1 day'`,
  );
  const dropped = await dropOldMonths(newEm, lockAttempts);
  const { deleted } = await recordSystemCounts(newEm(), change, deleteRows);
  return { deleted: dropped + deleted };
}

async function deleteRows(em: EntityManager): Promise<{ deleted: number }> {
  const [row] = await em.execute<[{ deleted: number }]>(
    `with deleted as (
       delete from newsletter_clicks k using newsletter_campaigns c where c.id = k.campaign_id and ${isOver} returning 1
     )
     select count(*)::int as deleted from deleted`,
  );
  return row;
}

async function dropOldMonths(newEm: () => EntityManager, attempts: number): Promise<number> {
  const months = await newEm().execute<{ name: string }[]>(
    `select name from months_of('newsletter_clicks') where ends_at < ${oldest} order by ends_at`,
  );
  let total = 0;
  for (const { name } of months) total += await dropMonth(newEm, name, attempts);
  return total;
}

/**
 * Drops a month without a click that has to stay. A sequence, or a campaign that started late, may have some. While a
 * backup reads the table, nothing is dropped: the clicks go by row then, and the month another night.
 */
async function dropMonth(newEm: () => EntityManager, name: string, attempts: number): Promise<number> {
  const isDue = async (em: EntityManager) => {
    const [row] = await em.execute<[{ isDue: boolean }]>(
      `select not exists (select from newsletter_campaigns c where (${storesClicks}) is not false
         and exists (select from "${name}" k where k.campaign_id = c.id and ${isOver} is not true)) as "isDue"`,
    );
    return row.isDue;
  };
  if (!(await isDue(newEm()))) return 0;
  // Counted before the table is locked: nothing is added to such a month.
  const [{ deleted }] = await newEm().execute<[{ deleted: number }]>(`select count(*)::int as deleted from "${name}"`);
  const settle = async (inside: EntityManager) => {
    if (deleted > 0) await recordSystemChange(inside, { ...change, changes: { month: name, deleted } });
  };
  try {
    const month = { table: 'newsletter_clicks', name, isDue, settle, attempts } as const;
    return (await takeOutMonth(newEm, month)) ? deleted : 0;
  } catch (error) {
    if (isLocked(error)) return 0;
    throw error;
  }
}
