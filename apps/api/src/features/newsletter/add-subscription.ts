import type { EntityManager } from '@mikro-orm/postgresql';
import { addressKey, isSameAddress } from '../../database/address-key.ts';
import type { StatedConsent } from '../consents/stated-consent.ts';
import { suppressedSql } from '../suppressions/suppress.ts';

/**
 * Stores an address once, case-insensitively and with concurrent requests, and adds it to the list of website
 * sign-ups. Returns true when a welcome email is due: for a new address, and at most once a day for one that is
 * unsubscribed or suppressed. Those are not added to the list, because anyone can type any address; their welcome
 * email contains the link to resubscribe. An address that is added to the list leaves a consent.
 */
export async function addSubscription(
  em: EntityManager,
  email: string,
  { version, page, ip }: StatedConsent,
): Promise<boolean> {
  const welcomed = await em.execute(
    `with website as (select id from email_lists where kind = 'website'
     ), added as (
       insert into newsletter_subscriptions as n (email) values (?) on conflict (lower(email)) do update
       set welcomed_at = null
       where n.welcomed_at < now() - interval '1 day' and not exists (
         select from email_list_subscribers s, website w where s.email_list_id = w.id and s.status = 'subscribed'
           and ${isSameAddress('s.email', 'n.email')})
       returning id, email
     ), listed as (
       insert into email_list_subscribers (email_list_id, email, source)
       select w.id, a.email, 'website' from added a, website w
       where not ${suppressedSql('a.email')}
       on conflict (email_list_id, ${addressKey('email')}) do nothing
       returning email_list_id, email, created_at
     ), consented as (
       insert into consents (email_list_id, email, version, page, ip, signed_up_at)
       select email_list_id, email, ?, ?, ?, created_at from listed
     )
     select id from added`,
    [email, version, page, ip],
  );
  return welcomed.length > 0;
}
