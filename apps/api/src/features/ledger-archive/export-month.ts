import type { PoolClient } from 'pg';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { archiveColumns, putArchiveFile, type ArchivedRow, type StoredFile } from './archive-file.ts';
import type { LedgerMonth } from './ledger-month.ts';

/** Rows of one file: a lookup reads one file of each month, about half a megabyte. */
const rowsPerFile = 20_000;

/** A file, with the hashes of the first and the last address. */
export interface ExportedFile extends StoredFile {
  firstHash: string;
  lastHash: string;
}

const times = new Set<string>(['first_attempt_at', 'retry_at', 'resent_at', 'changed_at']);
const expressionOf = (column: string): string => {
  if (column === 'address_hash') return `encode(address_hash(d.email), 'hex')`;
  if (times.has(column)) return `to_char(d.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return `d.${column}::text`;
};

/** Writes the rows of a month into the store, in the order of the hashes of their addresses. */
export async function exportMonth(
  client: PoolClient,
  store: ImageStore,
  { month, folder, signal }: { month: LedgerMonth; folder: string; signal?: AbortSignal | undefined },
): Promise<ExportedFile[]> {
  const columns = archiveColumns.map((column) => `${expressionOf(column)} as ${column}`).join(', ');
  await client.query(
    `declare archived no scroll cursor for select ${columns} from "${month.name}" d
     order by address_hash(d.email), d.campaign_id, d.id`,
  );
  const files: ExportedFile[] = [];
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await client.query<ArchivedRow>(`fetch ${rowsPerFile} from archived`);
    if (rows.length === 0) return files;
    const file = await putArchiveFile(store, folder, files.length + 1, rows);
    files.push({ ...file, firstHash: rows[0]!.address_hash!, lastHash: rows.at(-1)!.address_hash! });
  }
}
