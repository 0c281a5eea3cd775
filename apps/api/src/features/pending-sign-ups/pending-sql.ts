import { confirmationMinutes } from '@workspace/contracts/pending-sign-ups';
import { suppressedSql } from '../suppressions/suppress.ts';

/** The condition for an address that is subscribed to a list; both are expressions. */
export const subscribedSql = (listId: string, email: string): string =>
  `exists (select from email_list_subscribers s where s.email_list_id = ${listId} and s.status = 'subscribed'
     and lower(s.email) collate "C" = lower(${email}) collate "C")`;

/**
 * The condition for a sign-up `p` that waits for its confirmation. Staff may have added the person meanwhile, who then
 * has nothing to confirm.
 */
export const pendingSql = `p.confirmed_at is null and not ${subscribedSql('p.email_list_id', 'p.email')}`;

/** The earliest time of another email for a sign-up `p`. Anyone can type an address that wants none. */
export const mailableSql = `p.mail_requested_at
  + case when ${suppressedSql('p.email')} then interval '1 day' else interval '${confirmationMinutes} minutes' end`;
