import type { EntityManager } from '@mikro-orm/postgresql';
import type { TestDecision } from '../newsletter-campaigns/content/variant-types.ts';

/**
 * Stores a decision, and makes the waiting batches due, in one transaction: a worker that dies has stored both or
 * neither. The caller has locked the campaign's row.
 */
export async function storeDecision(
  inside: EntityManager,
  campaignId: string,
  { winner, ...decision }: TestDecision & { winner: number },
): Promise<void> {
  await inside.execute(
    'update newsletter_campaigns set winner = ?, decision = ?::jsonb, updated_at = now() where id = ?',
    [winner, JSON.stringify(decision), campaignId],
  );
  await inside.execute(
    `update newsletter_batches b set waits = false, due_at = greatest(now(), c.sends_at)
     from newsletter_campaigns c where c.id = b.campaign_id and b.campaign_id = ? and b.waits`,
    [campaignId],
  );
}
