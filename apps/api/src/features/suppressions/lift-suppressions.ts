import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameAddress } from '../../database/address-key.ts';

/**
 * Lifts suppressions `m`, and resubscribes each address where its suppression unsubscribed it: both have the timestamp of
 * one transaction. Returns their number.
 */
export async function liftSuppressions(em: EntityManager, condition: string, values: unknown[]): Promise<number> {
  // In the order in which others lock them.
  await em.execute(`select from mail_suppressions m where ${condition} order by m.address_hash for update`, values);
  await em.execute(
    `update email_list_subscribers s set status = 'subscribed', unsubscribed_at = null, unsubscribed_by = null
     from mail_suppressions m
     where ${condition} and s.email_list_id = any (array(select id from email_lists))
       and ${isSameAddress('s.email', 'm.email')} and s.unsubscribed_at = m.created_at
       and (m.reason = 'bounced' and s.status = 'bounced' or s.status = 'unsubscribed' and s.unsubscribed_by is not null)`,
    values,
  );
  const lifted = await em.execute<unknown[]>(`delete from mail_suppressions m where ${condition} returning 1`, values);
  return lifted.length;
}

/**
 * Lifts the suppressions that emails of a campaign caused, by a rejection or a bounce. `emails` is a condition for their
 * rows `d`. Returns their number.
 */
export const liftCausedBy = (
  em: EntityManager,
  campaignId: string,
  emails: string,
  values: unknown[] = [],
): Promise<number> =>
  liftSuppressions(
    em,
    // As an array, so that PostgreSQL finds each by its key.
    `m.reason = 'bounced' and m.created_at >= (select c.started_at from newsletter_campaigns c where c.id = ?)
       and m.address_hash = any (array(select address_hash(d.email) from newsletter_deliveries d
         where d.campaign_id = ? and d.failure = 'bad_mailbox' and ${emails}))`,
    [campaignId, campaignId, ...values],
  );
