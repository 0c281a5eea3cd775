import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameAddress } from '../../database/address-key.ts';

/**
 * The reason for a suppression: the subscriber left all lists, the address bounced, or the subscriber reported spam.
 */
export type SuppressionReason = 'left' | 'bounced' | 'complained';

/**
 * Suppresses an address on every list. The first reason remains, unless it was staff's. `detail` is for staff: the
 * server's response.
 */
export async function suppress(
  em: EntityManager,
  email: string,
  reason: SuppressionReason,
  detail: string | null = null,
): Promise<void> {
  await em.transactional(async (inside) => {
    await inside.execute(
      `insert into mail_suppressions as m (address_hash, email, reason, detail) values (address_hash(?), ?, ?, ?)
       on conflict (address_hash) do update
         set reason = excluded.reason, detail = excluded.detail, created_by = null, created_at = now()
         where m.reason = 'staff'`,
      [email, email, reason, detail],
    );
    // Staff can no longer undo their earlier unsubscription.
    await inside.execute(
      `update email_list_subscribers set status = case status when 'subscribed' then ? else status end,
         unsubscribed_at = now(), unsubscribed_by = null
       where email_list_id = any (array(select id from email_lists))
         and ${isSameAddress('email', '?')}
         and (status = 'subscribed' or unsubscribed_by is not null)`,
      [reason === 'bounced' ? 'bounced' : 'unsubscribed', email],
    );
  });
}

/** Returns the SQL condition for a suppressed address; `email` is an expression, such as a column. */
export const suppressedSql = (email: string): string =>
  `exists (select from mail_suppressions m where m.address_hash = address_hash(${email}))`;

/** Returns true when an address is suppressed. */
export async function isSuppressed(em: EntityManager, email: string): Promise<boolean> {
  const [answer] = await em.execute<[{ is: boolean }]>(`select ${suppressedSql('?')} as "is"`, [email]);
  return answer.is;
}
