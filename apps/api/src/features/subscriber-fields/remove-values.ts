import type { EntityManager } from '@mikro-orm/postgresql';
import { SubscriberFieldEntity } from './subscriber-field-entity.ts';

/** Rows that one statement changes: it locks them, and imports wait for it. */
const rowsAtOnce = 5_000;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Removes the values of deleted fields, and then the fields, so that their keys are free again. */
export async function removeDeletedValues(em: EntityManager): Promise<{ removedFields: number }> {
  const deleted = await em.find(SubscriberFieldEntity, { deletedAt: { $ne: null } });
  for (const { id, key } of deleted) {
    for (let after: string | null = firstId; after !== null;) after = await removeSome(em, key, after);
    await em.nativeDelete(SubscriberFieldEntity, { id });
  }
  return { removedFields: deleted.length };
}

/** Removes a value from the next rows in the order of IDs. Returns the last ID, or null at the end. */
async function removeSome(em: EntityManager, key: string, after: string): Promise<string | null> {
  const [{ last }] = await em
    .execute<[{ last: string | null }]>(
      `with next as (
       select id, fields from email_list_subscribers where id > ? order by id limit ${rowsAtOnce}
     ), changed as (
       update email_list_subscribers s set fields = s.fields - ?::text
       from next n where s.id = n.id and jsonb_exists(n.fields, ?)
     )
     select id as last from next order by id desc limit 1`,
      [after, key, key],
    )
    .then((rows) => (rows.length > 0 ? rows : [{ last: null }]) as [{ last: string | null }]);
  return last;
}
