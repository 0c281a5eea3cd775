import type { PoolClient } from 'pg';
import { quoted } from './back-up-table.ts';
import { UnreadableBackup } from './encryption.ts';
import { nameOf, type BackupManifest, type BackupTable } from './manifest.ts';

/** Throws unless every part that was read is the one that the manifest describes. */
export function verifyParts(
  manifest: BackupManifest,
  tables: readonly BackupTable[],
  loaded: Pick<BackupManifest, 'tables' | 'images'>,
): void {
  const none = { rows: 0, bytes: 0 };
  for (const name of tables.map(nameOf)) {
    const { rows, bytes, sha256 } = manifest.tables[name] ?? (none as BackupManifest['tables'][string]);
    const found = loaded.tables[name];
    // An empty table has no file.
    const isSame = found ? found.rows === rows && found.sha256 === sha256 : rows === 0 && bytes === 0;
    if (!isSame) throw differs(name);
  }
  const { files, sha256 } = loaded.images;
  if (files !== manifest.images.files || sha256 !== manifest.images.sha256) throw differs('the images');
}

/** Throws unless every table has the rows that the manifest counts. */
export async function verifyCounts(
  client: PoolClient,
  tables: readonly BackupTable[],
  counts: BackupManifest['tables'],
): Promise<void> {
  for (const table of tables) {
    const found = await client.query<{ rows: string }>(
      `select count(*) as rows from ${quoted(table.schema)}.${quoted(table.name)}`,
    );
    if (Number(found.rows[0]!.rows) !== (counts[nameOf(table)]?.rows ?? 0)) throw differs(nameOf(table));
  }
}

const differs = (part: string) =>
  new UnreadableBackup(
    `The backup is damaged: ${part} differs from the manifest. Nothing was restored; use another copy.`,
  );
