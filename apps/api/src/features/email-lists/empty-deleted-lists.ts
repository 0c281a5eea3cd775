import type { EntityManager } from '@mikro-orm/postgresql';

/** Deletes lists for staff. `emptyDeletedLists` removes their rows, which can be millions. */
export const markListsDeleted = (em: EntityManager, ids: string[]): Promise<unknown> =>
  em.execute('update email_lists set deleted_at = now() where id in (?)', [ids]);

/**
 * Removes the rows of deleted lists. Started campaigns keep their ledgers; if there are any, the row of the list remains
 * as well, for its name.
 */
export async function emptyDeletedLists(em: EntityManager): Promise<{ emptiedLists: number }> {
  const deleted = await em.execute<{ id: string }[]>('select id from email_lists where deleted_at is not null');
  let emptiedLists = 0;
  for (const { id } of deleted)
    emptiedLists += Number(await em.fork().transactional((inside) => emptyList(inside, id)));
  return { emptiedLists };
}

/** Removes the rows of a deleted list. Returns false when nothing was left to remove. */
async function emptyList(em: EntityManager, id: string): Promise<boolean> {
  // Drafts to several lists go to the others.
  await em.execute(
    `update newsletter_campaigns set email_list_id = case when email_list_id = ? then more_list_ids[1] else email_list_id end,
       more_list_ids = case when email_list_id = ? then more_list_ids[2:] else array_remove(more_list_ids, ?) end,
       excluded_list_ids = array_remove(excluded_list_ids, ?)
     where started_at is null and ?::uuid = any (email_list_id || more_list_ids || excluded_list_ids)
       and (email_list_id is distinct from ? or more_list_ids || segment_ids <> '{}')`,
    [id, id, id, id, id, id],
  );
  const counts = [
    await countAffected(em, 'delete from subscriber_imports where email_list_id = ? returning 1', id),
    await countAffected(em, 'delete from pending_sign_ups where email_list_id = ? returning 1', id),
    await countAffected(em, 'delete from consents where email_list_id = ? returning 1', id),
    await countAffected(em, 'delete from email_list_subscribers where email_list_id = ? returning 1', id),
    await emptySequences(em, id),
    await countAffected(em, 'delete from subscriber_fields where email_list_id = ? returning 1', id),
    await countAffected(
      em,
      'delete from newsletter_campaigns where email_list_id = ? and started_at is null returning 1',
      id,
    ),
    await countAffected(
      em,
      `delete from email_lists l where l.id = ?
         and not exists (
           select from newsletter_campaigns c where l.id = any (c.email_list_id || c.more_list_ids || c.excluded_list_ids))
         returning 1`,
      id,
    ),
  ];
  return counts.some((count) => count > 0);
}

/** The people of its sequences are deleted; the ledgers of the emails that were sent remain. */
async function emptySequences(em: EntityManager, id: string): Promise<number> {
  const people = await countAffected(
    em,
    'delete from sequence_enrollments where sequence_id in (select id from sequences where email_list_id = ?) returning 1',
    id,
  );
  const emails = await countAffected(
    em,
    `update newsletter_campaigns set status = 'cancelled', finished_at = now()
     where email_list_id = ? and sequence_id is not null and status = 'paused' returning 1`,
    id,
  );
  return people + emails;
}

async function countAffected(em: EntityManager, statement: string, id: string): Promise<number> {
  const [row] = await em.execute<[{ count: number }]>(
    `with gone as (${statement}) select count(*)::int as count from gone`,
    [id],
  );
  return row.count;
}
