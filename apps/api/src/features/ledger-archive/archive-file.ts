import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { DomainError } from '../../domain-error.ts';

/** A change of the columns changes this number. Manifests name it. */
export const archiveSchema = 1;

/** The columns of an archived row. The first one is the hash of the address, by which rows are sorted. */
export const archiveColumns = [
  'address_hash',
  'campaign_id',
  'id',
  'email',
  'first_name',
  'last_name',
  'status',
  'reason',
  'answer',
  'failure',
  'attempts',
  'variant',
  'is_in_test',
  'first_attempt_at',
  'retry_at',
  'resent_by',
  'resent_at',
  'changed_at',
  'email_list_id',
  'enrollment_id',
] as const;

export type ArchivedRow = Record<(typeof archiveColumns)[number], string | null>;

/** A file of an archive: its key in the store, its rows, and the hash of its bytes. */
export interface StoredFile {
  key: string;
  rows: number;
  bytes: number;
  sha256: string;
}

export class ArchiveUnreachable extends DomainError<'archive_unreachable'> {
  constructor(cause?: unknown) {
    super('archive_unreachable', 'The archive of older emails cannot be read now. Try again in a few minutes.');
    this.cause = cause;
  }
}

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** A null is empty, and an empty text is "": as COPY of PostgreSQL reads and writes it. */
const cell = (value: string | null): string => (value === null ? '' : `"${value.replaceAll('"', '""')}"`);
const line = (cells: readonly (string | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Stores rows as compressed CSV. The name has the hash of the bytes, so a file never changes. */
export async function putArchiveFile(
  store: ImageStore,
  folder: string,
  number: number,
  rows: readonly ArchivedRow[],
): Promise<StoredFile> {
  const text = [line(archiveColumns), ...rows.map((row) => line(archiveColumns.map((column) => row[column])))].join('');
  const bytes = await zip(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = `${folder}/${String(number).padStart(5, '0')}-${sha256.slice(0, 16)}.csv.gz`;
  await store.put(key, bytes, 'application/gzip');
  return { key, rows: rows.length, bytes: bytes.length, sha256 };
}

/** Reads a file of an archive. Throws `ArchiveUnreachable` when it is absent, damaged, or the store does not answer. */
export async function readArchiveFile(store: ImageStore, { key, sha256 }: Pick<StoredFile, 'key' | 'sha256'>) {
  try {
    const file = await store.open(key);
    if (!file || file === 'unsatisfiable') throw new Error(`The file ${key} of the archive is missing`);
    const bytes = await buffer(file.stream);
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) throw new Error(`The file ${key} of the archive is damaged`);
    return parseRows(String(await unzip(bytes)));
  } catch (error) {
    throw new ArchiveUnreachable(error);
  }
}

const parseRows = (text: string): ArchivedRow[] =>
  parse(text, { columns: true, cast: (value, { quoting }) => (quoting ? value : null) });
