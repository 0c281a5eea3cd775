import type { EntityManager } from '@mikro-orm/postgresql';
import { addressKey } from '../../database/address-key.ts';
import { suppress } from '../suppressions/suppress.ts';
import type { AddressClaims } from './address-token.ts';

type Choice = 'leave-list' | 'leave-all' | 'return';

/** Applies a subscriber's choice to their address. No change when it already applies. */
export async function applyChoice(em: EntityManager, choice: Choice, about: AddressClaims): Promise<void> {
  if (choice === 'leave-all') await suppress(em, about.email, 'left');
  else if (choice === 'leave-list') await leaveList(em, about);
  else await resubscribe(em, about);
}

/** A subscriber whose row was deleted is added again as unsubscribed, so that no import brings them back. */
async function leaveList(em: EntityManager, { email, listId }: AddressClaims): Promise<void> {
  await em.execute(
    `insert into email_list_subscribers as s (email_list_id, email, status, unsubscribed_at)
     select id, ?, 'unsubscribed', now() from email_lists where id = ? and deleted_at is null
     on conflict (email_list_id, ${addressKey('email')})
     do update set status = 'unsubscribed', unsubscribed_at = now(), unsubscribed_by = null
       where s.status = 'subscribed' or s.unsubscribed_by is not null`,
    [email, listId],
  );
}

/** Resubscribes on request of the subscriber: removes every suppression of this address, for the list of the email. */
async function resubscribe(em: EntityManager, { email, listId }: AddressClaims): Promise<void> {
  await em.transactional(async (inside) => {
    await inside.execute('delete from mail_suppressions where address_hash = address_hash(?)', [email]);
    const [returned] = await inside.execute<{ email: string }[]>(
      `insert into email_list_subscribers as s (email_list_id, email, source)
       select id, ?, 'website' from email_lists where id = ? and deleted_at is null
       on conflict (email_list_id, ${addressKey('email')})
       do update set status = 'subscribed', unsubscribed_at = null, unsubscribed_by = null where s.status <> 'subscribed'
       returning email`,
      [email, listId],
    );
    // A trigger enrolls new rows only: a person who comes back has joined as well.
    if (returned)
      await inside.execute(`select enroll_in_sequences(?, array[?::text], 'website')`, [listId, returned.email]);
  });
}
