import type { EntityManager } from '@mikro-orm/postgresql';
import { csvCell } from '@workspace/contracts/csv-cell';
import { fieldCells, fieldHeaders } from '../subscriber-fields/field-cells.ts';
import { findFields } from '../subscriber-fields/find-fields.ts';
import { pageOfSubscribers } from './list-subscribers.ts';

const columns = ['email', 'first_name', 'last_name', 'status', 'source', 'created_at'];

/**
 * Generates all subscribers of a list as CSV lines, read in pages, with a column for each field. Begins with the BOM that tells spreadsheets it is
 * UTF-8.
 */
export async function* subscribersCsv(em: EntityManager, listId: string): AsyncGenerator<string> {
  const fields = await findFields(em.fork(), listId);
  yield `\ufeff${[...columns, ...fieldHeaders(columns, fields)].map(csvCell).join(',')}\r\n`;
  for (let after: string | null | undefined; after !== null;) {
    const page = await pageOfSubscribers(em.fork(), listId, { after });
    const lines = page.subscribers.map((one) =>
      [one.email, one.firstName ?? '', one.lastName ?? '', one.status, one.source, one.createdAt]
        .concat(fieldCells(one.fields, fields))
        .map(csvCell)
        .join(','),
    );
    if (lines.length > 0) yield `${lines.join('\r\n')}\r\n`;
    after = page.next;
  }
}
