import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameAddress } from '../../database/address-key.ts';

/** SQL condition for suppressions `m` that an import of the same moment may have missed. */
export const suppressedOfLate = `m.created_at > now() - interval '2 days'`;

/**
 * Unsubscribes suppressed addresses that are subscribed all the same: an import that ran while they were suppressed did
 * not see it. Runs daily.
 */
export async function unsubscribeSuppressed(em: EntityManager): Promise<{ unsubscribed: number }> {
  const changed = await em.execute<unknown[]>(
    `update email_list_subscribers s
     set status = case m.reason when 'bounced' then 'bounced' else 'unsubscribed' end,
       unsubscribed_at = m.created_at, unsubscribed_by = m.created_by
     from mail_suppressions m
     where ${suppressedOfLate} and s.email_list_id = any (array(select id from email_lists))
       and ${isSameAddress('s.email', 'm.email')} and s.status = 'subscribed'
     returning 1`,
  );
  return { unsubscribed: changed.length };
}
