import type { EntityManager } from '@mikro-orm/postgresql';
import { recordSystemChange } from '../audit-log/record-system-change.ts';
import { liftCausedBy } from '../suppressions/lift-suppressions.ts';

/** Maximum days between submission and a bounce. */
export const returnDays = 14;

/** At this many bounces of a campaign, and this percentage, a relay or a provider is more likely wrong than the addresses. */
const implausible = { count: 5, percent: 10 };

/** An email in the ledger. */
export interface Sent {
  campaignId: string;
  id: number;
}

/** The other emails of a campaign that came back as undeliverable for good; `reasons` as the ledger has them. */
const returned = (
  reasons: string,
) => `d.campaign_id = ? and d.id <> ? and d.failure = 'bad_mailbox' and d.reason in (${reasons})
  and d.changed_at > now() - make_interval(days => ${returnDays})`;

/**
 * Returns true when so many emails of a campaign came back, with the present one, that this is hardly about their
 * recipients. Then they count as soft bounces, and the suppressions that the others caused are lifted. The caller has
 * locked the campaign.
 */
export async function doubtBounces(em: EntityManager, { campaignId, id }: Sent): Promise<boolean> {
  const [{ count, submitted }] = await em.execute<[{ count: number; submitted: number }]>(
    `select (select count(*)::int + 1 from newsletter_deliveries d where ${returned("'bounced', 'came_back'")}) as count,
       (select coalesce(sum(b.handed_over), 0)::int from newsletter_batches b where b.campaign_id = ?
          and (b.done_at is null or b.done_at > now() - make_interval(days => ${returnDays}))) as submitted`,
    [campaignId, id, campaignId],
  );
  if (count < implausible.count || count * 100 < submitted * implausible.percent) return false;
  const lifted = await liftCausedBy(em, campaignId, `d.reason = 'bounced' and d.id <> ?`, [id]);
  await em.execute(`update newsletter_deliveries d set reason = 'came_back' where ${returned("'bounced'")}`, [
    campaignId,
    id,
  ]);
  if (lifted > 0)
    await recordSystemChange(em, {
      origin: 'record-bounces',
      action: 'doubtBounces',
      resource: 'newsletter-campaigns',
      resourceId: campaignId,
      changes: { liftedSuppressions: lifted },
    });
  return true;
}
