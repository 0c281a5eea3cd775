import type { EntityManager } from '@mikro-orm/postgresql';
import { suppressedSql } from '../mail-suppressions/suppress.ts';

/**
 * Keeps an address once, whatever its case and however many ask at once, and puts it on the list of website sign-ups.
 * True where it is new. Who has left stays out of the list: anyone may type any address, so only the person can ask back.
 */
export async function addSubscription(em: EntityManager, email: string): Promise<boolean> {
  const added = await em.execute(
    `with added as (
       insert into newsletter_subscriptions (email) values (?) on conflict (lower(email)) do nothing returning id, email
     ), listed as (
       insert into email_list_subscribers (email_list_id, email, source)
       select l.id, a.email, 'website' from added a, email_lists l
       where l.kind = 'website' and not ${suppressedSql('a.email')}
       on conflict (email_list_id, lower(email) collate "C") do nothing
     )
     select id from added`,
    [email],
  );
  return added.length > 0;
}
