import type { EntityManager } from '@mikro-orm/postgresql';

/** A partition of the ledger: the rows of the campaigns that were created in a month, by the ids of these. */
export interface LedgerMonth {
  id: string;
  name: string;
  fromId: string;
  untilId: string;
}

/** The key of the retention rule about the months. */
export const ledgerMonths = 'ledger-months';

export const monthColumns = 't.id, t.name, t.from_id as "fromId", t.until_id as "untilId"';

/** SQL: the last time at which a campaign of a month `t` was active. One that is under way is active now. */
export const lastActivityOfMonth = `greatest(t.ends_at, (
  select max(case when c.status in ('sending', 'paused') then now() else greatest(c.started_at, c.sent_at, c.finished_at) end)
  from newsletter_campaigns c where c.id >= t.from_id and c.id < t.until_id))`;

const monthsAhead = 3;

/**
 * Creates the partitions of this month and the next ones, and of rows that came when their month had none. Returns the
 * number of new partitions.
 */
export async function createMonths(em: EntityManager): Promise<{ created: number }> {
  const months = await em.execute<{ month: Date }[]>(
    `select date_trunc('month', now(), 'UTC') + make_interval(months => n) as month from generate_series(0, ?) n
     union
     select date_trunc('month', uuid_extract_timestamp(campaign_id), 'UTC') from newsletter_deliveries_other
     where uuid_extract_version(campaign_id) = 7 and uuid_extract_timestamp(campaign_id) < now()
     order by 1`,
    [monthsAhead],
  );
  let created = 0;
  for (const { month } of months) {
    const [row] = await em.fork().transactional(async (inside) => {
      await inside.execute(`set local lock_timeout = '5s'`);
      return inside.execute<[{ isNew: boolean }]>('select create_ledger_month(?) as "isNew"', [month]);
    });
    created += Number(row.isNew);
  }
  return { created };
}
