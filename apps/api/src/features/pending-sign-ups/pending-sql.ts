import { confirmationMinutes } from '@workspace/contracts/pending-sign-ups';
import { isSameAddress } from '../../database/address-key.ts';

/**
 * The condition for an address that is subscribed to a list; both are expressions. PostgreSQL never turns a scalar
 * subquery into a scan of the whole list, as it does with `exists`.
 */
export const subscribedSql = (listId: string, email: string): string =>
  `coalesce((select s.status = 'subscribed' from email_list_subscribers s
     where s.email_list_id = ${listId} and ${isSameAddress('s.email', email)}), false)`;

/** The condition for a suppressed sign-up `p`, also as a scalar subquery. */
export const isSuppressedSql =
  '(select m.reason from mail_suppressions m where m.address_hash = address_hash(p.email)) is not null';

/**
 * The condition for a sign-up `p` that waits for its confirmation. Staff may have added the person meanwhile, who then
 * has nothing to confirm.
 */
export const pendingSql = `p.confirmed_at is null and not ${subscribedSql('p.email_list_id', 'p.email')}`;

/**
 * The earliest time of another email for a sign-up `p`. Anyone can type an address that wants none, so the waits double,
 * up to a day.
 */
export const mailableSql = `p.mail_requested_at + case when ${isSuppressedSql} then interval '1 day' else
  least(interval '1 day', greatest(interval '${confirmationMinutes} minutes', p.mail_requested_at - p.first_requested_at)) end`;
