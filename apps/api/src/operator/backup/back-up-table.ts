import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive-writer.ts';
import { chunksOf } from './chunks-of.ts';
import { nameOf, tableFolder, type BackupManifest, type BackupTable } from './manifest.ts';
import type { Progress } from './progress.ts';

/** An archive names the size of a file before its bytes, so a table is several files. */
const pieceBytes = 4 * 1024 * 1024;

/** Returns the name of a table and its columns as SQL, as COPY wants them. */
export const copyTarget = ({ schema, name, columns }: BackupTable): string =>
  `${quoted(schema)}.${quoted(name)} (${columns.map(quoted).join(', ')})`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Copies the rows of a table into the archive, in the text format of COPY. */
export async function backUpTable(
  client: PoolClient,
  table: BackupTable,
  archive: ArchiveWriter,
  progress: Progress,
): Promise<BackupManifest['tables'][string]> {
  const copy = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  const hash = createHash('sha256');
  let bytes = 0;
  let piece = 0;
  for await (const { chunk } of chunksOf(copy as AsyncIterable<Buffer>, pieceBytes)) {
    if (chunk.length === 0) continue;
    piece += 1;
    bytes += chunk.length;
    hash.update(chunk);
    await archive.add(`${tableFolder}${nameOf(table)}/${String(piece).padStart(6, '0')}.copy`, chunk);
    progress(nameOf(table), chunk.length);
  }
  return { rows: copy.rowCount, bytes, sha256: hash.digest('hex') };
}
