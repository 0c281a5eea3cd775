import type { EntityManager } from '@mikro-orm/postgresql';
import { countBatch } from './batch-ledger.ts';
import type { Run } from './batch-rows.ts';

/**
 * Moves the recipients after `lastId` to a new batch that is due immediately, so that another worker need not wait for
 * the responses pending here. Returns true when recipients were moved. The attempt has claimed none after `lastId`.
 */
export function releaseBatch(em: EntityManager, run: Run, lastId: number): Promise<boolean> {
  const { campaignId, number } = run;
  return em.fork().transactional(async (inside) => {
    // Two workers that stop at the same time must not use the same number.
    await inside.execute('select from newsletter_campaigns where id = ? for no key update', [campaignId]);
    const [made] = await inside.execute<{ number: number }[]>(
      `with ours as (
         select * from newsletter_batches where campaign_id = ? and number = ? and run = ? and last_id > ? for no key update
       ), kept as (
         update newsletter_batches b set last_id = ? from ours
         where b.campaign_id = ours.campaign_id and b.number = ours.number
       )
       insert into newsletter_batches (campaign_id, provider, number, first_id, last_id, due_at)
       select campaign_id, provider, (select max(number) + 1 from newsletter_batches where campaign_id = ours.campaign_id),
         ? + 1, last_id, now() from ours
       returning number`,
      [campaignId, number, run.run, lastId, lastId, lastId],
    );
    if (!made) return false;
    await countBatch(inside, run);
    await countBatch(inside, { campaignId, number: made.number, run: 0 }, true);
    return true;
  });
}
