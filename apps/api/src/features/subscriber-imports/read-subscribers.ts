import { unescapeCell } from '@workspace/contracts/csv-cell';
import type { FieldDefinition } from '@workspace/contracts/field-values';
import { findColumns, sampledRows, type ColumnChoice } from '@workspace/contracts/import-columns';
import type { FieldChoices } from '@workspace/contracts/import-fields';
import { readPerson } from '@workspace/contracts/read-person';
import type { ImportColumns, RejectReason } from '@workspace/contracts/subscriber-imports';
import { FieldColumns } from './field-columns.ts';
import { cellText } from './plain-bytes.ts';
import { readRecords, type CsvRecord } from './read-records.ts';
import { statusReader, type FileStatus } from './status-columns.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A row of a file: the line where it begins, from 1, and the reason why it cannot be added, if any. */
export interface ReadRow {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  fault: RejectReason | '';
  /** More about the fault: the value that does not fit its field. */
  detail: string;
  /** The status in the product that wrote the file. */
  status: FileStatus;
  /** Values of fields as JSON: see `FieldColumns`. Empty for none. */
  fields: string;
}

/** The header of a file. */
export interface FileHeader {
  header: string[];
  columns: ImportColumns;
  fields: FieldColumns;
  /** True when columns of the file say who has unsubscribed. */
  hasStatus: boolean;
}

/** The columns that staff chose, and the fields of the list. */
export interface ReadingChoice extends ColumnChoice {
  fieldChoices?: FieldChoices | undefined;
  fileName?: string | undefined;
  definitions?: readonly FieldDefinition[];
}

/** How the rows of one file are read. */
interface RowReading extends FileHeader {
  statusOf: ReturnType<typeof statusReader>;
}

const longestName = 200;
/** A longer text cannot be added, and is stored only for display: the rejected rows show at most 320 characters. */
const longestStoredCell = 400;
/** Attributes in exports of listmonk are JSON objects of any length. */
const longestSampledCell = 16 * 1024;

/**
 * Reads subscribers from a CSV file while it arrives, in groups of rows. Calls `onHeader` before it yields the first.
 * Throws `UnreadableFile`.
 */
export async function* readSubscribers(
  chunks: AsyncIterable<Buffer>,
  chosen: ReadingChoice,
  onHeader: (found: FileHeader) => void,
): AsyncGenerator<ReadRow[]> {
  let found: RowReading | undefined;
  let hasRows = false;
  for await (const records of withSample(readRecords(chunks))) {
    if (!found) {
      found = readHeader(records.shift()!, records, chosen);
      onHeader(found);
    }
    const reading = found;
    hasRows ||= records.length > 0;
    if (records.length > 0) yield records.map((record) => rowOf(record, reading));
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

function readHeader(record: CsvRecord, rows: CsvRecord[], chosen: ReadingChoice): RowReading {
  const header = record.map(cleanCell);
  const sample = rows.slice(0, sampledRows).map((row) => row.map(sampleCell));
  const columns = findColumns(header, sample, chosen);
  if (!columns) throw new UnreadableFile('no_email_column', 'CSV must contain an email column');
  const { email, firstName, lastName } = columns;
  const { fieldChoices = new Map(), definitions = [], fileName = '' } = chosen;
  const taken = [email, firstName, lastName];
  const fields = new FieldColumns({ header, sample, taken, choices: fieldChoices, definitions });
  const statusOf = statusReader(header, fileName);
  return { header, columns, fields, statusOf, hasStatus: statusOf !== undefined };
}

function rowOf(record: CsvRecord, { columns, fields, statusOf }: RowReading): ReadRow {
  const cell = (column: number | null) => (column === null ? '' : cleanCell(record[column] ?? ''));
  const row = {
    line: record.line,
    email: cell(columns.email),
    firstName: cell(columns.firstName),
    lastName: cell(columns.lastName),
    detail: '',
    status: statusOf?.(record, cleanCell) ?? 'subscribed',
    fields: '',
  } as const;
  const person = readPerson(row);
  if (!person) return { ...row, fault: row.email.includes('@') ? 'bad_address' : 'no_address' };
  const fault = faultOf(person);
  if (fault) return { ...row, ...person, fault };
  // Only now: the values of a row that is left out must not decide on the types of columns.
  const values = fields.read(record, record.line, fieldCell);
  const outcome =
    values.fault === undefined ? { fault: '' as const } : { fault: 'bad_value' as const, detail: values.fault };
  return { ...row, ...person, fields: values.fields, ...outcome };
}

function faultOf({ firstName, lastName }: Pick<ReadRow, 'firstName' | 'lastName'>): ReadRow['fault'] {
  return firstName.length > longestName || lastName.length > longestName ? 'long_name' : '';
}

/** Trims a cell and removes invisible characters, which would break an email header or the database. */
const cleanCell = (cell: string): string =>
  unescapeCell(normalizeWhitespace(cellText(cell))).slice(0, longestStoredCell);

/** A cell of a field keeps its lines. */
const fieldCell = (cell: string): string =>
  unescapeCell(
    cellText(cell)
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]|[\u200b\ufeff]/gu, ' ')
      .trim(),
  );

/** A longer cell is no address, and cleaning megabytes of other columns would block the event loop. */
const sampleCell = (cell: string): string =>
  cell.length > longestSampledCell ? '' : normalizeWhitespace(cellText(cell));

const normalizeWhitespace = (text: string): string => text.replace(/[\p{Cc}\u200b\ufeff]+/gu, ' ').trim();
