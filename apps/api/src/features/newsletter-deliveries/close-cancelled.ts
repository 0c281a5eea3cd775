import type { EntityManager } from '@mikro-orm/postgresql';
import { countBatch } from './batch-ledger.ts';
import type { Run } from './batch-rows.ts';
import { batchValues, inBatch } from './batch-rows.ts';
import { settleClaims } from './submission-marks.ts';

/**
 * Time limit for a worker to process its claimed recipients after a campaign was cancelled, in minutes. Then it counts
 * as crashed.
 */
const claimMinutes = 5;

/**
 * Closes the ledgers of cancelled campaigns: unreached recipients are skipped, and none remains in flight. Returns the
 * number of batches.
 */
export async function closeCancelled(em: EntityManager): Promise<number> {
  const open = await em.execute<Run[]>(
    `select b.campaign_id as "campaignId", b.number, b.run from newsletter_batches b
     join newsletter_campaigns c on c.id = b.campaign_id
     where c.status = 'cancelled' and b.done_at is null order by 1, 2`,
  );
  for (const batch of open) batch.run = await settleDead(em, batch);
  for (const campaignId of new Set(open.map((batch) => batch.campaignId)))
    await em.execute(
      `update newsletter_deliveries set status = 'skipped', reason = 'cancelled', retry_at = null, changed_at = now()
       where campaign_id = ? and status in ('queued', 'retry')`,
      [campaignId],
    );
  for (const batch of open) await countBatch(em, batch, true);
  return open.length;
}

/**
 * Settles the claimed recipients of a crashed worker. It loses the batch, in case it is still alive. Returns the new
 * attempt.
 */
function settleDead(em: EntityManager, batch: Run): Promise<number> {
  return em.fork().transactional(async (inside) => {
    const [raised] = await inside.execute<{ run: number }[]>(
      `update newsletter_batches b set run = run + 1
       where b.campaign_id = ? and b.number = ? and b.run = ? and exists (
         select from newsletter_deliveries d where ${inBatch} and d.status = 'handing'
           and d.changed_at < now() - make_interval(mins => ${claimMinutes}))
       returning b.run`,
      [batch.campaignId, batch.number, batch.run, ...batchValues(batch)],
    );
    if (!raised) return batch.run;
    await settleClaims(inside, { ...batch, run: raised.run });
    return raised.run;
  });
}
