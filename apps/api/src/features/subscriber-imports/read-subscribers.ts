import { setImmediate as afterRequests } from 'node:timers/promises';
import { parse, type CsvError, type Parser } from 'csv-parse';
import { delimiterOf, hasFirstLine } from '@workspace/contracts/csv-delimiter';
import { parseEmailAddress } from '@workspace/contracts/email-address';
import { columnsOf, type GivenColumns } from '@workspace/contracts/import-columns';
import type { ImportColumns, RejectReason } from '@workspace/contracts/subscriber-imports';
import { cellText, plainBytes } from './plain-bytes.ts';

/** A row of a file: the line it begins in, from 1, and why it cannot be added, if so. */
export interface ReadRow {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  fault: RejectReason | '';
}

/** A file that nothing can be read from. `code` is that of the call's refusal. */
export class UnreadableFile extends Error {
  readonly code: 'no_rows' | 'no_email_column' | 'unreadable';

  constructor(code: UnreadableFile['code'], sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** What the header of a file says. */
export interface FileHeader {
  header: string[];
  columns: ImportColumns;
}

// Beyond this nothing is a row of people any more, but a quote that nobody closed.
const longestRow = 256 * 1024;
const longestName = 200;
const pieceBytes = 16 * 1024;

/**
 * Reads a CSV file as spreadsheets write it (UTF-8, UTF-16 or Latin-1; commas, semicolons, tabs or bars; CR, LF or both)
 * as it comes in, some rows at a time. `onHeader` is called before the first. Throws `UnreadableFile`.
 */
export async function* readSubscribers(
  chunks: AsyncIterable<Buffer>,
  given: GivenColumns,
  onHeader: (found: FileHeader) => void,
): AsyncGenerator<ReadRow[]> {
  let found: FileHeader | undefined;
  let count = 0;
  for await (const records of recordsOf(plainBytes(chunks))) {
    if (!found) {
      found = headerOf(records.shift()!, given);
      onHeader(found);
    }
    const { columns } = found;
    count += records.length;
    if (records.length > 0) yield records.map((read) => rowOf(read, columns));
  }
  if (count === 0) throw new UnreadableFile('no_rows', 'CSV must contain at least a header row and one data row');
}

function headerOf(record: string[], given: GivenColumns): FileHeader {
  const header = record.map((cell) => tidy(cellText(cell)));
  const columns = columnsOf(header, given);
  if (!columns) throw new UnreadableFile('no_email_column', 'CSV must contain an email column');
  return { header, columns };
}

function rowOf(record: ReadRecord, { email, firstName, lastName }: ImportColumns): ReadRow {
  const cell = (column: number | null) => (column === null ? '' : tidy(cellText(record[column] ?? '')));
  const row = { line: record.line, email: cell(email), firstName: cell(firstName), lastName: cell(lastName) };
  const address = parseEmailAddress(row.email);
  return address === undefined
    ? { ...row, fault: row.email.includes('@') ? 'bad_address' : 'no_address' }
    : { ...row, email: address, fault: faultOf(row) };
}

function faultOf({ firstName, lastName }: Pick<ReadRow, 'firstName' | 'lastName'>): ReadRow['fault'] {
  return firstName.length > longestName || lastName.length > longestName ? 'long_name' : '';
}

/** Without blanks around it, and without characters that cannot be seen: they would break a letter's head, or the database. */
const tidy = (text: string): string => text.replace(/[\p{Cc}\u200b\ufeff]+/gu, ' ').trim();

/** The cells of a row, and the line that it begins in. */
type ReadRecord = string[] & { line: number };

/** The records of a file with the lines they begin in; blank lines are none. */
async function* recordsOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord[]> {
  let parser: Parser | undefined;
  let failure: CsvError | undefined;
  let records: ReadRecord[] = [];
  const drain = () => {
    for (let read = parser!.read() as ReadRecord | null; read; read = parser!.read() as ReadRecord | null)
      records.push(read);
  };
  for await (const chunk of inPieces(beginningWhole(bytes))) {
    parser ??= newParser(delimiterOf(chunk.toString('latin1')), (error) => (failure = error));
    // Past the stream's own buffer: what it holds back is read at once, so nothing gathers.
    parser.write(chunk);
    drain();
    if (failure) throw unreadable(failure);
    if (records.length > 0) yield records.splice(0);
    await afterRequests();
  }
  if (!parser) return;
  await ended(parser, drain).catch((error: CsvError) => {
    throw unreadable(error);
  });
  if (records.length > 0) yield records;
}

/** The same bytes, a little at a time: what is read of them is done with while it is young, and the process stays small. */
async function* inPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length; at += pieceBytes) yield chunk.subarray(at, at + pieceBytes);
}

/** The same bytes, the first of them with the whole first line, which tells what stands between cells. */
async function* beginningWhole(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (!start) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < longestRow && !hasFirstLine(start.toString('latin1'))) continue;
    yield start;
    start = undefined;
  }
  if (start) yield start;
}

function newParser(delimiter: string, onError: (error: CsvError) => void): Parser {
  // Counted here: the parser takes a Windows end of a line inside of quotes for two.
  let before = 0;
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    encoding: 'latin1',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    on_record: (record: string[], { empty_lines: blank }) => {
      const line = before + blank + 1;
      before += 1 + endsWithin(record);
      return record.every((cell) => cell.trim() === '') ? null : Object.assign(record, { line });
    },
  });
  return parser.on('error', onError);
}

/** Ends of lines inside of cells. */
const endsWithin = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + (/[\r\n]/.test(cell) ? cell.split(/\r\n|\r|\n/).length - 1 : 0), 0);

const ended = (parser: Parser, drain: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.on('error', reject).on('readable', drain).on('end', resolve).end();
    drain();
  });

function unreadable({ code, lines }: CsvError & { lines?: number }): UnreadableFile {
  const isOpen = code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
  const where = lines === undefined ? '' : ` near line ${lines}`;
  return new UnreadableFile(
    'unreadable',
    isOpen
      ? `A quote${where} is opened and never closed.`
      : `The file cannot be read${where}. Save it as CSV once more.`,
  );
}
