import type { PoolClient } from 'pg';
import type { FieldColumns } from './field-columns.ts';

/** The written text of a value that differs from it: see `FieldColumns`. */
const text = `case jsonb_typeof(fields -> $1) when 'array' then fields -> $1 ->> 0 end`;
const part = (number: 1 | 2 | 3) => `split_part(${text}, '/', ${number})`;
const isSlashed = `${text} ~ '^[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}( .*)?$'`;
/** The time of the value, which begins with a `T`; empty without one. */
const time = 'substring(fields -> $1 ->> 1 from 11)';

/**
 * Reads the staged dates of columns whose other dates prove the day first once more. In a date field with dates of both
 * orders, those that begin with the day are rejected.
 */
export async function rereadDates(client: PoolClient, table: string, fields: FieldColumns): Promise<void> {
  for (const { id, name, order } of fields.dateOrders()) {
    if (order === 'day-first')
      await client.query(
        `update ${table} set fields = jsonb_set(fields, array[$1, '1'], to_jsonb(
           left(${part(3)}, 4) || '-' || lpad(${part(2)}, 2, '0') || '-' || lpad(${part(1)}, 2, '0') || ${time}))
         where ${isSlashed}`,
        [id],
      );
    if (order === 'mixed')
      await client.query(
        `update ${table} set fault = 'bad_value', detail = $2 || ': “' || ${text} || '” is not a date'
         where fault = '' and ${isSlashed} and ${part(1)}::int > 12`,
        [id, name],
      );
  }
}
