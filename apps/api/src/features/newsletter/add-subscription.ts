import type { EntityManager } from '@mikro-orm/postgresql';

/** Keeps an address once, whatever its case and however many ask at once. True where it is new. */
export async function addSubscription(em: EntityManager, email: string): Promise<boolean> {
  const added = await em.execute(
    'insert into newsletter_subscriptions (email) values (?) on conflict (lower(email)) do nothing returning id',
    [email],
  );
  return added.length > 0;
}
