import type { EntityManager } from '@mikro-orm/postgresql';
import { recordStart } from '../newsletter-campaigns/sending/begin-scheduled.ts';
import { minutesOfGrace } from '@workspace/contracts/newsletter-campaigns';
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

/**
 * Marks scheduled campaigns that are more than an hour late, which then wait for a staff member. Returns the IDs of
 * the due ones.
 */
export async function dueCampaigns(em: EntityManager): Promise<string[]> {
  await em.transactional(async (inside) => {
    const late = await inside.execute<{ id: string }[]>(
      `update newsletter_campaigns set status = 'late', updated_at = now()
       where status = 'scheduled' and scheduled_at < now() - make_interval(mins => ?) returning id`,
      [minutesOfGrace],
    );
    for (const { id } of late) await recordStart(inside, id, 'late');
  });
  const due = await em.execute<{ id: string }[]>(
    `select id from newsletter_campaigns where status = 'scheduled' and scheduled_at <= now() order by scheduled_at`,
  );
  return due.map(({ id }) => id);
}
