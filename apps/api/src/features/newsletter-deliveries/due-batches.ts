import type { EntityManager } from '@mikro-orm/postgresql';
import type { Lane } from '../mail-providers/shaping.ts';
import type { BatchRef } from './batch-rows.ts';

/** Returns the due batches of campaigns that are being sent, including those that already have a job. */
export function dueBatches(em: EntityManager): Promise<(BatchRef & { firstId: number; provider: string })[]> {
  return em.execute(
    `select b.campaign_id as "campaignId", b.number, b.first_id as "firstId", b.provider from newsletter_batches b
     join newsletter_campaigns c on c.id = b.campaign_id
     where c.status = 'sending' and b.done_at is null and b.due_at <= now() order by b.due_at, b.number`,
  );
}

/** Returns the first due batch of a lane besides those of `tried`. */
export async function nextBatch(
  em: EntityManager,
  { provider, lane, of }: Lane,
  tried: readonly BatchRef[],
): Promise<BatchRef | undefined> {
  const [next] = await em.execute<BatchRef[]>(
    `select b.campaign_id as "campaignId", b.number from newsletter_batches b
     join newsletter_campaigns c on c.id = b.campaign_id
     where c.status = 'sending' and b.done_at is null and b.due_at <= now() and b.provider = ? and b.number % ? = ?
       and not exists (select from jsonb_to_recordset(?::jsonb) as t ("campaignId" uuid, number integer)
         where t."campaignId" = b.campaign_id and t.number = b.number)
     order by b.due_at, b.number limit 1`,
    [provider, of, lane, JSON.stringify(tried)],
  );
  return next;
}
