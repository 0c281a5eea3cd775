import type { PoolClient } from 'pg';
import { fieldKeyOf } from '@workspace/contracts/field-key';
import type { FieldType } from '@workspace/contracts/field-values';
import { lockFields, mostFields } from '../subscriber-fields/field-limits.ts';
import type { StoredFieldColumn } from './field-columns.ts';

interface FieldRow {
  key: string;
  name: string;
  type: FieldType;
  is_deleted: boolean;
  /** Belongs to another list. */
  is_elsewhere: boolean;
}

/** A column with the field that it fills. */
type FilledColumn = StoredFieldColumn & { key: string };

/**
 * Creates the fields of an import that do not exist, also those that were deleted since the upload. Returns the columns
 * with their keys; undefined when there would be too many fields. The import's row must not be locked yet: its progress
 * is written by another connection.
 */
export async function createMissingFields(
  client: PoolClient,
  importId: string,
  emailListId: string,
): Promise<FilledColumn[] | undefined> {
  const { rows } = await client.query<{ columns: StoredFieldColumn[] }>(
    'select field_columns as columns from subscriber_imports where id = $1',
    [importId],
  );
  const { columns } = rows[0]!;
  if (columns.length === 0) return [];
  await client.query(lockFields);
  const { rows: stored } = await client.query<FieldRow>(
    `select key, name, type, deleted_at is not null as is_deleted,
       email_list_id is not null and email_list_id <> $1 as is_elsewhere
     from subscriber_fields`,
    [emailListId],
  );
  const { filled, created } = resolveColumns(columns, stored);
  if (stored.length + created.length > mostFields) return undefined;
  await client.query(
    `insert into subscriber_fields (key, name, type)
     select key, name, type from jsonb_to_recordset($1::jsonb) as f(key text, name text, type text)`,
    [JSON.stringify(created)],
  );
  return filled;
}

/** Finds the field of each column, or names a new one: a number follows names and keys that others have. */
function resolveColumns(columns: readonly StoredFieldColumn[], stored: readonly FieldRow[]) {
  const usable = stored.filter((one) => !one.is_deleted && !one.is_elsewhere);
  const keys = new Set(stored.map(({ key }) => key));
  const names = new Set(stored.filter((one) => !one.is_deleted).map(({ name }) => name.toLowerCase()));
  const isFilled = new Set<string>();
  const created: { key: string; name: string; type: FieldType }[] = [];
  const filled = columns.map((column): FilledColumn => {
    const existing = usable.find(
      ({ key, name, type }) =>
        type === column.type &&
        !isFilled.has(key) &&
        (key === column.key || (column.key === null && name.toLowerCase() === column.name.toLowerCase())),
    );
    const field = existing ?? {
      key: fieldKeyOf(column.name, keys),
      name: freeName(column.name, names),
      type: column.type,
    };
    if (!existing) created.push(field);
    keys.add(field.key);
    names.add(field.name.toLowerCase());
    isFilled.add(field.key);
    return { ...column, key: field.key };
  });
  return { filled, created };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

/** A function of PostgreSQL takes at most 100 arguments. */
const pairsAtOnce = 40;

/** Returns the SQL expression for the fields of a staged row `s`: its texts, or their values where the type is another. */
export function fieldsSql(client: Pick<PoolClient, 'escapeLiteral'>, columns: readonly FilledColumn[]): string {
  if (columns.length === 0) return `'{}'::jsonb`;
  const pairs = columns.map(({ id, key, type }) => {
    const cell = `s.fields -> ${client.escapeLiteral(id)}`;
    return `'${key}', coalesce(${cell} -> ${type === 'text' ? 0 : 1}, ${cell})`;
  });
  const objects = Array.from({ length: Math.ceil(pairs.length / pairsAtOnce) }, (_, part) => {
    const some = pairs.slice(part * pairsAtOnce, (part + 1) * pairsAtOnce);
    return `jsonb_build_object(${some.join(', ')})`;
  });
  return `jsonb_strip_nulls(${objects.join(' || ')})`;
}
