import type { EntityManager } from '@mikro-orm/postgresql';
import type { ListDigest } from '@workspace/contracts/list-digests';

/**
 * Stores the sent fields of a list's digest. Posts count from when it was turned on; times before the last change of
 * the plan are over.
 */
export async function changeDigest(
  em: EntityManager,
  listId: string,
  {
    isOn = null,
    day = null,
    hour = null,
  }: { [Field in 'isOn' | 'day' | 'hour']?: ListDigest[Field] | null | undefined },
  at: Date,
): Promise<void> {
  await em.execute(
    `insert into list_digests as d (email_list_id, is_on, day, hour, turned_on_at, planned_at)
     values (?, coalesce(?::boolean, false), coalesce(?::smallint, 1), coalesce(?::smallint, 9),
       case when ?::boolean then ?::timestamptz end, ?)
     on conflict (email_list_id) do update set
       is_on = coalesce(?::boolean, d.is_on), day = coalesce(?::smallint, d.day), hour = coalesce(?::smallint, d.hour),
       turned_on_at = case when ?::boolean and not d.is_on then ?::timestamptz else d.turned_on_at end,
       planned_at = excluded.planned_at`,
    [listId, isOn, day, hour, isOn, at, at, isOn, day, hour, isOn, at],
  );
}
