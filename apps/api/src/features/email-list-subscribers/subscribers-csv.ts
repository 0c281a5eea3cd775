import type { EntityManager } from '@mikro-orm/postgresql';
import { csvCell } from '@workspace/contracts/csv-cell';
import type { FieldValues } from '@workspace/contracts/field-values';
import { addressKey } from '../../database/address-key.ts';
import { fieldCells, fieldHeaders } from '../subscriber-fields/field-cells.ts';
import { findFields } from '../subscriber-fields/find-fields.ts';

const columns = ['email', 'first_name', 'last_name', 'status', 'source', 'created_at'];

/** A page takes some milliseconds, between which the process serves others. */
const onePage = 1_000;

interface Row {
  email: string;
  first_name: string | null;
  last_name: string | null;
  status: string;
  source: string;
  created_at: string;
  fields: FieldValues;
}

/**
 * Generates all subscribers of a list as CSV lines, read in pages, with a column for each field. Begins with the BOM that tells spreadsheets it is
 * UTF-8.
 */
export async function* subscribersCsv(em: EntityManager, listId: string): AsyncGenerator<string> {
  const fields = await findFields(em.fork(), listId);
  yield `\ufeff${[...columns, ...fieldHeaders(columns, fields)].map(csvCell).join(',')}\r\n`;
  for (let last: string | undefined; ;) {
    const rows = await readPage(em.fork(), listId, last);
    if (rows.length > 0) yield rows.map((row) => `${lineOf(row, fields)}\r\n`).join('');
    if (rows.length < onePage) return;
    last = rows.at(-1)!.email;
  }
}

const lineOf = (row: Row, fields: readonly { key: string }[]): string =>
  [row.email, row.first_name ?? '', row.last_name ?? '', row.status, row.source, new Date(row.created_at).toISOString()]
    .concat(fieldCells(row.fields, fields))
    .map(csvCell)
    .join(',');

/** Without entities: their creation took most of the time. The order is that of the index. */
const readPage = (em: EntityManager, listId: string, after: string | undefined): Promise<Row[]> =>
  em.execute<Row[]>(
    `select ${columns.join(', ')}, fields from email_list_subscribers
     where email_list_id = ? ${after === undefined ? '' : `and ${addressKey('email')} > lower(?)`}
     order by ${addressKey('email')} limit ${onePage}`,
    [listId, ...(after === undefined ? [] : [after])],
  );
