import type { EntityManager } from '@mikro-orm/postgresql';
import { countBatch, type Run } from './batch-ledger.ts';

/** How long a worker may still be at what it had in hand when a campaign was cancelled, in minutes. Then it is taken for dead. */
const inHandMinutes = 5;

/** Closes the ledgers of campaigns that were cancelled: who was not reached is skipped, and nothing stays in hand. Gives how many batches. */
export async function closeCancelled(em: EntityManager): Promise<number> {
  const open = await em.execute<Run[]>(
    `select b.campaign_id as "campaignId", b.number, b.run from newsletter_batches b
     join newsletter_campaigns c on c.id = b.campaign_id
     where c.status = 'cancelled' and b.done_at is null order by 1, 2`,
  );
  for (const campaignId of new Set(open.map((batch) => batch.campaignId))) {
    await em.execute(
      `update newsletter_deliveries set status = 'skipped', reason = 'cancelled', retry_at = null, changed_at = now()
       where campaign_id = ? and status in ('queued', 'retry')`,
      [campaignId],
    );
    await em.execute(
      `update newsletter_deliveries set status = 'uncertain', reason = 'worker_stopped', changed_at = now()
       where campaign_id = ? and status = 'handing' and changed_at < now() - make_interval(mins => ${inHandMinutes})`,
      [campaignId],
    );
  }
  for (const batch of open) await countBatch(em, batch, true);
  return open.length;
}
