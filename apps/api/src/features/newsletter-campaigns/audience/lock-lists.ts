import type { EntityManager } from '@mikro-orm/postgresql';
import { listsSql } from './campaign-lists.ts';

/** Prevents the lists of a campaign from being trashed meanwhile. Returns false when one is. */
export async function lockLists(inside: EntityManager, id: string): Promise<boolean> {
  const locked = await inside.execute<{ isUsable: boolean }[]>(
    `select l.trashed_at is null as "isUsable" from email_lists l
     where l.id = any (array(select unnest(${listsSql('c')}) from newsletter_campaigns c where c.id = ?))
     order by l.id for key share`,
    [id],
  );
  return locked.every(({ isUsable }) => isUsable);
}
