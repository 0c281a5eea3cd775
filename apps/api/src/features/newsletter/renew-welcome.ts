import type { EntityManager } from '@mikro-orm/postgresql';

/** Makes a welcome email due for a confirmed address: the first one, or another after a day. */
export async function renewWelcome(em: EntityManager, email: string): Promise<void> {
  await em.execute(
    `insert into newsletter_subscriptions as n (email) values (?) on conflict (lower(email)) do update
     set welcomed_at = null where n.welcomed_at < now() - interval '1 day'`,
    [email],
  );
}
