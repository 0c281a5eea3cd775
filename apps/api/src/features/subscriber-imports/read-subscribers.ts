import { parseEmailAddress } from '@workspace/contracts/email-address';
import { findColumns, sampledRows, type ColumnChoice } from '@workspace/contracts/import-columns';
import type { ImportColumns, RejectReason } from '@workspace/contracts/subscriber-imports';
import { cellText } from './plain-bytes.ts';
import { readRecords, type CsvRecord } from './read-records.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A row of a file: the line where it begins, from 1, and the reason why it cannot be added, if any. */
export interface ReadRow {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  fault: RejectReason | '';
}

/** The header of a file. */
export interface FileHeader {
  header: string[];
  columns: ImportColumns;
}

const longestName = 200;
/** A longer text cannot be added, and is stored only for display: the rejected rows show at most 320 characters. */
const longestStoredCell = 400;

/**
 * Reads subscribers from a CSV file while it arrives, in groups of rows. Calls `onHeader` before it yields the first.
 * Throws `UnreadableFile`.
 */
export async function* readSubscribers(
  chunks: AsyncIterable<Buffer>,
  chosen: ColumnChoice,
  onHeader: (found: FileHeader) => void,
): AsyncGenerator<ReadRow[]> {
  let found: FileHeader | undefined;
  let hasRows = false;
  for await (const records of withSample(readRecords(chunks))) {
    if (!found) {
      found = readHeader(records.shift()!, records, chosen);
      onHeader(found);
    }
    const { columns } = found;
    hasRows ||= records.length > 0;
    if (records.length > 0) yield records.map((record) => rowOf(record, columns));
  }
  if (!hasRows) throw new UnreadableFile('no_rows', 'CSV must contain at least a header row and one data row');
}

/** The first group contains the header and the rows for guessing the columns. */
async function* withSample(batches: AsyncIterable<CsvRecord[]>): AsyncGenerator<CsvRecord[]> {
  let sample: CsvRecord[] | undefined = [];
  for await (const records of batches) {
    if (!sample) yield records;
    else if (sample.push(...records) > sampledRows) {
      yield sample;
      sample = undefined;
    }
  }
  if (sample && sample.length > 0) yield sample;
}

function readHeader(record: CsvRecord, rows: CsvRecord[], chosen: ColumnChoice): FileHeader {
  const header = record.map(cleanCell);
  const sample = rows.slice(0, sampledRows).map((row) => row.map(sampleCell));
  const columns = findColumns(header, sample, chosen);
  if (!columns) throw new UnreadableFile('no_email_column', 'CSV must contain an email column');
  return { header, columns };
}

function rowOf(record: CsvRecord, { email, firstName, lastName }: ImportColumns): ReadRow {
  const cell = (column: number | null) => (column === null ? '' : cleanCell(record[column] ?? ''));
  const row = { line: record.line, email: cell(email), firstName: cell(firstName), lastName: cell(lastName) };
  const address = parseEmailAddress(row.email);
  return address === undefined
    ? { ...row, fault: row.email.includes('@') ? 'bad_address' : 'no_address' }
    : { ...row, email: address, fault: faultOf(row) };
}

function faultOf({ firstName, lastName }: Pick<ReadRow, 'firstName' | 'lastName'>): ReadRow['fault'] {
  return firstName.length > longestName || lastName.length > longestName ? 'long_name' : '';
}

/** Trims a cell and removes invisible characters, which would break an email header or the database. */
const cleanCell = (cell: string): string => normalizeWhitespace(cellText(cell)).slice(0, longestStoredCell);

/** No address is this long, and cleaning megabytes of other columns would block the event loop. */
const sampleCell = (cell: string): string => (cell.length > longestStoredCell ? '' : cleanCell(cell));

const normalizeWhitespace = (text: string): string => text.replace(/[\p{Cc}\u200b\ufeff]+/gu, ' ').trim();
