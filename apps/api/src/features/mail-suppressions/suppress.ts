import type { EntityManager } from '@mikro-orm/postgresql';

/** Why an address gets no more mail: the person left all lists, its server refuses it, or the person called it spam. */
export type SuppressionReason = 'left' | 'bounced' | 'complained';

/** Ends all mail to an address, on every list. The first reason stays, unless it was staff's. `detail` is for staff: what the server said. */
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
    // What staff did before is theirs to take back no more.
    await inside.execute(
      `update email_list_subscribers set status = case status when 'subscribed' then ? else status end,
         unsubscribed_at = now(), unsubscribed_by = null
       where email_list_id = any (array(select id from email_lists))
         and lower(email) collate "C" = lower(?) collate "C"
         and (status = 'subscribed' or unsubscribed_by is not null)`,
      [reason === 'bounced' ? 'bounced' : 'unsubscribed', email],
    );
  });
}

/** The SQL of whether an address gets no mail; `email` is an expression, such as a column. */
export const suppressedSql = (email: string): string =>
  `exists (select from mail_suppressions m where m.address_hash = address_hash(${email}))`;

/** Whether an address gets no mail. */
export async function isSuppressed(em: EntityManager, email: string): Promise<boolean> {
  const [answer] = await em.execute<[{ is: boolean }]>(`select ${suppressedSql('?')} as "is"`, [email]);
  return answer.is;
}
