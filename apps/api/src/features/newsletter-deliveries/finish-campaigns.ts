import type { EntityManager } from '@mikro-orm/postgresql';

/** Marks campaigns with nothing left to submit as sent. The first completion time remains. */
export async function finishCampaigns(em: EntityManager): Promise<number> {
  const finished = await em.execute<unknown[]>(
    `update newsletter_campaigns c set status = 'sent', sent_at = coalesce(c.sent_at, now()), finished_at = now(),
       updated_at = now(), recipient_count = (
         select coalesce(sum(b.handed_over + b.refused + b.uncertain), 0) from newsletter_batches b where b.campaign_id = c.id)
     where c.status = 'sending' and coalesce(c.sends_at, now()) <= now()
       and not exists (select from newsletter_batches b where b.campaign_id = c.id and b.done_at is null)
     returning c.id`,
  );
  return finished.length;
}
