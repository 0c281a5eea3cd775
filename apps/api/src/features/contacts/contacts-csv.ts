import type { EntityManager } from '@mikro-orm/postgresql';
import { ContactEntity } from './contact-entity.ts';
import { csvCell } from '../../csv-cell.ts';
import { toContact } from './to-contact.ts';

const columns = [
  'firstName',
  'lastName',
  'email',
  'citySize',
  'serviceInterest',
  'createdAt',
  'answeredAt',
  'answeredBy',
] as const;
const rowsAtOnce = 1_000;

/**
 * Generates all requests as CSV lines, newest first, read in pages. Begins with the BOM that tells spreadsheets it is
 * UTF-8.
 */
export async function* contactsCsv(em: EntityManager): AsyncGenerator<string> {
  yield `\ufeff${columns.map(csvCell).join(',')}\r\n`;
  for (let offset = 0; ; offset += rowsAtOnce) {
    const contacts = await em.fork().find(ContactEntity, {}, { orderBy: { id: 'desc' }, limit: rowsAtOnce, offset });
    for (const contact of contacts.map(toContact)) {
      yield `${columns.map((column) => csvCell(contact[column] ?? '')).join(',')}\r\n`;
    }
    if (contacts.length < rowsAtOnce) return;
  }
}
