import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns the names of the active sequences of a list: such a list must not be deleted. */
export async function activeSequencesOf(em: EntityManager, emailListId: string): Promise<string[]> {
  const rows = await em.execute<{ name: string }[]>(
    `select name from sequences where email_list_id = ? and status = 'active' and deleted_at is null order by created_at`,
    [emailListId],
  );
  return rows.map(({ name }) => name);
}

/** Returns the names of the sequences with a step whose condition is this segment. */
export async function sequencesWithSegment(em: EntityManager, segmentId: string): Promise<string[]> {
  const rows = await em.execute<{ name: string }[]>(
    `select q.name from sequences q where q.deleted_at is null and exists (
       select from sequence_steps t where t.sequence_id = q.id and t.segment_id = ? and t.removed_at is null)
     order by q.created_at`,
    [segmentId],
  );
  return rows.map(({ name }) => name);
}
