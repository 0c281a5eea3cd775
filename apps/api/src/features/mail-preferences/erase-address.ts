import type { EntityManager } from '@mikro-orm/postgresql';
import { addressKey } from '../../database/address-key.ts';
import { eraseClicks } from '../newsletter-clicks/erase-clicks.ts';
import { deleteUnsavedReplies } from '../unsaved-texts/unsaved-replies.ts';
import { erased } from './erased.ts';

const isTheirs = `${addressKey('email')} = ${addressKey('?')}`;

/**
 * Permanently erases an address and its names from all newsletter tables, and unsent replies to it. The ledger row
 * remains anonymous; clicks are deleted, also from the statistics; a hash remains, so that no import brings the address
 * back.
 */
export async function eraseAddress(em: EntityManager, email: string): Promise<void> {
  await em.transactional(async (inside) => {
    await inside.execute(
      `insert into mail_suppressions (address_hash, reason) values (address_hash(?), 'erased')
       on conflict (address_hash) do update set email = null, detail = null, reason = 'erased', created_by = null`,
      [email],
    );
    await inside.execute(
      `delete from email_list_subscribers where email_list_id = any (array(select id from email_lists)) and ${isTheirs}`,
      [email],
    );
    await inside.execute(`delete from pending_sign_ups where ${isTheirs}`, [email]);
    await inside.execute(`delete from consents where ${isTheirs}`, [email]);
    await inside.execute(
      `update sequence_enrollments set email = '${erased}', changed_at = now(), due_at = null,
         status = case when status = 'done' then 'done' else 'stopped' end,
         reason = case when status = 'done' then reason else '${erased}' end
       where ${isTheirs}`,
      [email],
    );
    await deleteUnsavedReplies(inside, email);
    await inside.execute('delete from newsletter_subscriptions where lower(email) = lower(?)', [email]);
    await eraseClicks(inside, email);
    // A job removes them from the files of the archive.
    await inside.execute(
      'insert into ledger_erasures (address_hash) values (address_hash(?)) on conflict (address_hash) do update set requested_at = now()',
      [email],
    );
    await inside.execute(
      `update newsletter_deliveries set email = '${erased}', first_name = null, last_name = null, answer = null,
         status = case when status in ('queued', 'retry') then 'skipped' else status end,
         reason = case when status in ('queued', 'retry') then '${erased}' else reason end
       where ${isTheirs}`,
      [email],
    );
    await inside.execute(`update subscriber_import_rejects set email = '${erased}' where lower(email) = lower(?)`, [
      email,
    ]);
  });
}
