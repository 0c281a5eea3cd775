import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { archiveColumns, archiveSchema } from './archive-file.ts';

/** The folder of the files of an attempt. */
export const archiveFolder = (attempt: string): string => `ledger-${attempt}`;

/** The key of the manifest of an attempt. */
export const manifestKey = (attempt: string): string => `${archiveFolder(attempt)}/manifest.json`;

/** `manifestKey` of a row of `ledger_months`. */
export const manifestKeySql = `'${manifestKey("' || attempt || '")}'`;

/** Writes the description of an archive beside its files, so that they can be read without the database. */
export async function putManifest(em: EntityManager, store: ImageStore, monthId: string): Promise<void> {
  const [month] = await em.execute<[{ attempt: string; name: string; from: string; until: string }]>(
    'select attempt, name, from_id as "from", until_id as "until" from ledger_months where id = ?',
    [monthId],
  );
  const files = await em.execute<{ key: string; rows: number; bytes: number; sha256: string }[]>(
    `select key, row_count as rows, byte_count as bytes, sha256 from ledger_archive_files where month_id = ? order by number`,
    [monthId],
  );
  const { attempt, ...campaigns } = month;
  const manifest = {
    schema: archiveSchema,
    table: 'newsletter_deliveries',
    campaigns,
    columns: archiveColumns,
    rows: files.reduce((sum, { rows }) => sum + rows, 0),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files,
  };
  await store.put(manifestKey(attempt), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), 'application/json');
}
