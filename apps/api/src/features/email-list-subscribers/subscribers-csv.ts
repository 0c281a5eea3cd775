import type { EntityManager } from '@mikro-orm/postgresql';
import { csvCell } from '../../csv-cell.ts';
import { pageOfSubscribers } from './list-subscribers.ts';

const columns = ['email', 'first_name', 'last_name', 'status', 'source', 'created_at'];

/**
 * Generates all subscribers of a list as CSV lines, read in pages. Begins with the BOM that tells spreadsheets it is
 * UTF-8.
 */
export async function* subscribersCsv(em: EntityManager, listId: string): AsyncGenerator<string> {
  yield `\ufeff${columns.map(csvCell).join(',')}\r\n`;
  for (let after: string | null | undefined; after !== null;) {
    const page = await pageOfSubscribers(em.fork(), listId, { after });
    const lines = page.subscribers.map(({ email, firstName, lastName, status, source, createdAt }) =>
      [email, firstName ?? '', lastName ?? '', status, source, createdAt].map(csvCell).join(','),
    );
    if (lines.length > 0) yield `${lines.join('\r\n')}\r\n`;
    after = page.next;
  }
}
