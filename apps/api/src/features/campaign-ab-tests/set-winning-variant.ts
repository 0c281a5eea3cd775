import type { EntityManager } from '@mikro-orm/postgresql';
import { batchValues, inBatch, type BatchRef } from '../newsletter-deliveries/batch-rows.ts';

/** Gives the recipients of a batch who waited for the decision of an A/B test its variant, before they are claimed. */
export async function setWinningVariant(inside: EntityManager, ref: BatchRef): Promise<void> {
  await inside.execute(
    `update newsletter_deliveries d set variant = c.winner
     from newsletter_campaigns c
     where c.id = d.campaign_id and c.winner is not null and ${inBatch}
       and d.variant is null and d.status in ('queued', 'retry')`,
    batchValues(ref),
  );
}
