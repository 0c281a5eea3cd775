import type { PoolClient } from 'pg';
import { isSameAddress } from '../../database/address-key.ts';

interface Part {
  importId: string;
  emailListId: string;
  /** SQL of the accepted rows `s` of a part of the file. */
  rows: string;
  /** SQL expression for the fields of a row. */
  fields: string;
}

/**
 * Gives people who are on the list already the values of fields that they have none in. No value is overwritten. Returns
 * the number of these people.
 */
export async function fillPresent(client: PoolClient, { importId, emailListId, rows, fields }: Part): Promise<number> {
  const { rowCount } = await client.query(
    `with given as (
       select s.email, ${fields} as fields from ${rows}
     ), present as (
       select o.id, g.fields - array(select jsonb_object_keys(o.fields)) as missing
       from given g join email_list_subscribers o
         on o.email_list_id = $2 and ${isSameAddress('o.email', 'g.email')}
       where g.fields <> '{}' for update of o
     ), filled as (
       update email_list_subscribers s set fields = s.fields || p.missing
       from present p where s.email_list_id = $2 and s.id = p.id and p.missing <> '{}'
       returning s.id, p.missing
     )
     insert into subscriber_import_fills (import_id, subscriber_id, hashes)
     select $1, f.id, (select jsonb_object_agg(v.key, md5(v.value::text)) from jsonb_each(f.missing) v) from filled f`,
    [importId, emailListId],
  );
  return rowCount ?? 0;
}

/** Removes the values that an import filled in, where they are unchanged. */
export async function removeFills(client: PoolClient, importId: string, emailListId: string): Promise<void> {
  await client.query(
    `update email_list_subscribers s set fields = s.fields - array(
       select h.key from jsonb_each_text(f.hashes) h where md5((s.fields -> h.key)::text) = h.value)
     from subscriber_import_fills f
     where f.import_id = $1 and s.email_list_id = $2 and s.id = f.subscriber_id`,
    [importId, emailListId],
  );
  await client.query('delete from subscriber_import_fills where import_id = $1', [importId]);
}
