import type { EntityManager } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import type { LedgerMonth } from './ledger-month.ts';

/** The figures of a campaign that are counted from its ledger, as they were when it was archived. */
export interface CampaignSums {
  failures: { kind: string; count: number; retried: number }[];
  tests: { variant: number; submitted: number; readers: number }[];
}

/** SQL: counts the failed deliveries of a campaign by cause. `campaign` is an expression. */
export const failuresSql = (campaign: string): string =>
  `select d.failure as kind, count(*)::int as count, count(*) filter (where d.status = 'retry')::int as retried
   from newsletter_deliveries d
   where d.campaign_id = ${campaign} and d.failure is not null and d.status in ('refused', 'retry', 'handed_over')
   group by d.failure order by count desc, kind`;

/** SQL: counts the emails of a campaign's A/B test, and the readers who clicked, by variant. */
export const testsSql = (campaign: string): string =>
  `select d.variant, count(*) filter (where d.status = 'handed_over')::int as submitted,
     count(k.delivery_id) filter (where d.status = 'handed_over')::int as readers
   from newsletter_deliveries d
   left join newsletter_clicks k
     on k.campaign_id = d.campaign_id and k.delivery_id = d.id and k.standing = 'first'
   where d.campaign_id = ${campaign} and d.is_in_test group by d.variant`;

const listOf = (sql: string): string => `(select coalesce(jsonb_agg(s), '[]') from (${sql}) s)`;

/** Sums up the campaigns of a month, by their ids. */
export async function sumUpMonth(
  client: PoolClient,
  { fromId, untilId }: LedgerMonth,
): Promise<{ id: string; sums: CampaignSums }[]> {
  const { rows } = await client.query<{ id: string; sums: CampaignSums }>(
    `select c.id, jsonb_build_object('failures', ${listOf(failuresSql('c.id'))}, 'tests', ${listOf(testsSql('c.id'))}) as sums
     from newsletter_campaigns c
     where c.id >= $1 and c.id < $2 and exists (select from newsletter_deliveries d where d.campaign_id = c.id)`,
    [fromId, untilId],
  );
  return rows;
}

/** Returns the sums of a campaign whose ledger is archived; undefined while it is not. */
export async function findSums(em: EntityManager, campaignId: string): Promise<CampaignSums | undefined> {
  const [campaign] = await em.execute<{ sums: CampaignSums | null }[]>(
    'select ledger_sums as sums from newsletter_campaigns where id = ?',
    [campaignId],
  );
  return campaign?.sums ?? undefined;
}
