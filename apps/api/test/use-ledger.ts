import { gunzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveDueMonths } from '../src/features/ledger-archive/archive-due-months.ts';
import type { ImageStore } from '../src/adapters/image-store/image-store.ts';
import type { TestApp } from './start-test-app.ts';

const later = new Date(Date.now() + 2 * 365 * 86_400_000);

/** A ledger with rows of SQL, and its archive. */
export function useLedger(test: () => TestApp) {
  const sql = <T extends object>(query: string, values: unknown[] = []) =>
    test().orm.em.fork().execute<T[]>(query, values);
  return {
    sql,
    /** Stores a sent campaign with one row for each address, and returns its id. */
    campaignTo: async (addresses: readonly string[], name = 'Winter'): Promise<string> => {
      const [{ id }] = (await sql<{ id: string }>(
        `with l as (insert into email_lists (name) values ('Readers') returning id)
         insert into newsletter_campaigns (name, subject, email_list_id, status, html, text, started_at, sent_at)
         select ?, 'Before winter', id, 'sent', '', '', now(), now() from l returning id`,
        [name],
      )) as [{ id: string }];
      for (const [index, email] of addresses.entries())
        await sql(
          `insert into newsletter_deliveries (campaign_id, id, email, first_name, status, answer, attempts, first_attempt_at)
           values (?, ?, ?, 'Zoë "Z", the\nfirst', 'handed_over', '250 Ok', 1, now())`,
          [id, index + 1, email],
        );
      return id;
    },
    /** Archives what is due in two years. */
    archive: (store: ImageStore = test().imageStore) =>
      archiveDueMonths({ orm: test().orm, store, origin: 'test' }, later),
    /** Returns the text of all files of the archive, as the store has them. */
    archivedText: async (): Promise<string> => {
      const files = await sql<{ key: string }>('select key from ledger_archive_files order by month_id, number');
      const texts = files.map(async ({ key }) => gunzipSync(await readFile(join(test().imageFolder, key))).toString());
      return (await Promise.all(texts)).join('');
    },
  };
}
