import type { EntityManager } from '@mikro-orm/postgresql';
import { minutesOfGrace } from '@workspace/contracts/newsletter-campaigns';
import type { BatchRef } from './batch-ledger.ts';

/** Batches whose time has come, of campaigns that are being sent. Those that a job carries already are among them. */
export function dueBatches(em: EntityManager): Promise<(BatchRef & { firstId: number })[]> {
  return em.execute(
    `select b.campaign_id as "campaignId", b.number, b.first_id as "firstId" from newsletter_batches b
     join newsletter_campaigns c on c.id = b.campaign_id
     where c.status = 'sending' and b.done_at is null and b.due_at <= now() order by b.due_at, b.number`,
  );
}

/** Campaigns of which nothing is left to hand over are sent. The first time it came to that stays. */
export async function finishCampaigns(em: EntityManager): Promise<number> {
  const finished = await em.execute<unknown[]>(
    `update newsletter_campaigns c set status = 'sent', sent_at = coalesce(c.sent_at, now()), finished_at = now(),
       updated_at = now(), recipient_count = (
         select coalesce(sum(b.handed_over + b.refused + b.uncertain), 0) from newsletter_batches b where b.campaign_id = c.id)
     where c.status = 'sending'
       and not exists (select from newsletter_batches b where b.campaign_id = c.id and b.done_at is null)
     returning c.id`,
  );
  return finished.length;
}

/** Scheduled campaigns whose hour is over wait for a person; gives the ids of those whose time has come. */
export async function dueCampaigns(em: EntityManager): Promise<string[]> {
  await em.execute(
    `update newsletter_campaigns set status = 'late', updated_at = now()
     where status = 'scheduled' and scheduled_at < now() - make_interval(mins => ?)`,
    [minutesOfGrace],
  );
  const due = await em.execute<{ id: string }[]>(
    `select id from newsletter_campaigns where status = 'scheduled' and scheduled_at <= now() order by scheduled_at`,
  );
  return due.map(({ id }) => id);
}
