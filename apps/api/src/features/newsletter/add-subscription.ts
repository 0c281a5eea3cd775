import type { EntityManager } from '@mikro-orm/postgresql';
import { suppressedSql } from '../mail-suppressions/suppress.ts';

/**
 * Keeps an address once, whatever its case and however many ask at once, and puts it on the list of website sign-ups.
 * True where a welcome is to be sent: to who is new, and at most once a day to who gets no newsletter any more. Those
 * stay out of the list, as anyone may type any address; their welcome holds the way back.
 */
export async function addSubscription(em: EntityManager, email: string): Promise<boolean> {
  const welcomed = await em.execute(
    `with website as (select id from email_lists where kind = 'website'
     ), added as (
       insert into newsletter_subscriptions as n (email) values (?) on conflict (lower(email)) do update
       set welcomed_at = null
       where n.welcomed_at < now() - interval '1 day' and not exists (
         select from email_list_subscribers s, website w where s.email_list_id = w.id and s.status = 'subscribed'
           and lower(s.email) collate "C" = lower(n.email) collate "C")
       returning id, email
     ), listed as (
       insert into email_list_subscribers (email_list_id, email, source)
       select w.id, a.email, 'website' from added a, website w
       where not ${suppressedSql('a.email')}
       on conflict (email_list_id, lower(email) collate "C") do nothing
     )
     select id from added`,
    [email],
  );
  return welcomed.length > 0;
}
