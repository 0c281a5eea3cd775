import type { EntityManager } from '@mikro-orm/postgresql';
import { clearChunk } from '../../newsletter-deliveries/clear-ledger.ts';
import { CampaignNotFound, CannotUndo } from '../campaign-errors.ts';

/** The errors of `undoSending`. */
export const undoSendingErrors = [CampaignNotFound, CannotUndo] as const;

/**
 * Takes the start of a campaign back before its first message may be submitted: it is a draft again, without a ledger.
 * Throws `undoSendingErrors`.
 */
export function undoSending(em: EntityManager, id: string): Promise<void> {
  return em.fork().transactional(async (inside) => {
    // An attempt at a batch takes a conflicting lock, after the time of the first message: either it sees a draft, or
    // this call sees that the time has come. So the time is read after the lock.
    const [locked] = await inside.execute<{ status: string }[]>(
      'select status from newsletter_campaigns where id = ? for update',
      [id],
    );
    if (!locked) throw new CampaignNotFound();
    if (locked.status !== 'sending' && locked.status !== 'paused')
      throw new CannotUndo('wrong_moment', 'This campaign is not being sent, so there is nothing to undo.');
    const [undone] = await inside.execute<unknown[]>(
      `update newsletter_campaigns c set status = 'draft', started_at = null, sends_at = null, scheduled_at = null,
         html = null, text = null, variant_messages = null, test_ends_at = null, winner = null, decision = null,
         recipient_count = 0, updated_at = now()
       where c.id = ? and clock_timestamp() < c.sends_at and not exists (
         select from newsletter_batches b where b.campaign_id = c.id and b.run > 0)
       returning 1`,
      [id],
    );
    if (!undone)
      throw new CannotUndo('too_late', 'The first emails may have left, so this can only be paused or cancelled.');
    await inside.execute('delete from newsletter_links where campaign_id = ?', [id]);
    await inside.execute('delete from newsletter_batches where campaign_id = ?', [id]);
    await inside.execute('delete from newsletter_preparations where campaign_id = ?', [id]);
    if (await clearChunk(inside, id)) return;
    await inside.execute(`insert into newsletter_preparations (campaign_id, step) values (?, 'clear')`, [id]);
  });
}
