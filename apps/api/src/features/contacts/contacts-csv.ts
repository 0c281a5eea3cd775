import type { EntityManager } from '@mikro-orm/postgresql';
import type { Contact } from '@workspace/contracts/contacts';
import { ContactEntity } from './contact-entity.ts';
import type { Where } from './contact-filters.ts';
import { csvCell } from '@workspace/contracts/csv-cell';
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
  'status',
  'dueAt',
  'owner',
  'tags',
] as const;
const rowsAtOnce = 1_000;

const cellOf = (value: Contact[(typeof columns)[number]]): string =>
  csvCell(Array.isArray(value) ? value.join(', ') : (value ?? ''));

/**
 * Generates the matching requests as CSV lines, newest first, read in pages. Begins with the BOM that tells spreadsheets
 * it is UTF-8.
 */
export async function* contactsCsv(em: EntityManager, where: Where): AsyncGenerator<string> {
  yield `\ufeff${columns.map(csvCell).join(',')}\r\n`;
  let before: Where = {};
  for (;;) {
    const all: Where = { $and: [where, before] };
    const contacts: ContactEntity[] = await em
      .fork()
      .find(ContactEntity, all, { orderBy: { id: 'desc' }, limit: rowsAtOnce });
    for (const contact of contacts.map(toContact))
      yield `${columns.map((column) => cellOf(contact[column])).join(',')}\r\n`;
    if (contacts.length < rowsAtOnce) return;
    before = { id: { $lt: contacts.at(-1)!.id } };
  }
}
