import { setImmediate as afterRequests } from 'node:timers/promises';
import { parse, type CsvError, type Parser } from 'csv-parse';
import { findCsvDialect, hasFirstLine, type CsvDialect } from '@workspace/contracts/csv-dialect';
import { notCsvMessage, sniffedBytes } from '@workspace/contracts/file-format';
import { plainBytes } from './plain-bytes.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The cells of a row as Latin-1 characters, one per byte, and the line where it begins, from 1. */
export type CsvRecord = string[] & { line: number };

/** A row with a megabyte of text in a cell is still a row; a longer one is rejected. */
const longestRecord = 2 * 1024 * 1024;
const longestFirstLine = 256 * 1024;
const pieceBytes = 16 * 1024;

/**
 * Parses CSV as spreadsheets write it (UTF-8, UTF-16 or Latin-1; comma, semicolon, tab, bar or a `sep=` line; CR, LF or
 * both) while it arrives, and yields a few records at a time. Blank lines are skipped. Throws `UnreadableFile`.
 */
export async function* readRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord[]> {
  let reader: RecordReader | undefined;
  for await (const piece of inPieces(withWholeFirstLine(plainBytes(withKnownFormat(chunks))))) {
    let bytes = piece;
    if (!reader) {
      const dialect = findCsvDialect(piece.toString('latin1'));
      reader = new RecordReader(dialect);
      bytes = piece.subarray(dialect.declarationLength);
    }
    const records = reader.read(bytes);
    if (records.length > 0) yield records;
    await afterRequests();
  }
  const last = (await reader?.end()) ?? [];
  if (last.length > 0) yield last;
}

/**
 * Feeds csv-parse directly instead of through its stream buffer, so that records never pile up there, and counts lines
 * itself.
 */
class RecordReader {
  readonly #parser: Parser;
  readonly #delimiter: string;
  #records: CsvRecord[] = [];
  #error: CsvError | undefined;
  /** csv-parse counts a CRLF inside quotes as two lines. */
  #linesBefore: number;
  #columns = 0;

  constructor({ delimiter, declarationLength }: CsvDialect) {
    this.#delimiter = delimiter;
    this.#linesBefore = declarationLength > 0 ? 1 : 0;
    this.#parser = parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      encoding: 'latin1',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRecord,
      on_record: (record: string[]) => this.#onRecord(record),
    }).on('error', (error: CsvError) => (this.#error = error));
  }

  read(bytes: Buffer): CsvRecord[] {
    this.#parser.write(bytes);
    this.#drain();
    if (this.#error) throw this.#unreadable(this.#error, bytes);
    return this.#records.splice(0);
  }

  async end(): Promise<CsvRecord[]> {
    await new Promise<void>((resolve) => {
      this.#parser
        .on('error', () => resolve())
        .on('readable', () => this.#drain())
        .on('end', resolve)
        .end();
      this.#drain();
    });
    if (this.#error) throw this.#unreadable(this.#error);
    return this.#records;
  }

  #onRecord(record: string[]): CsvRecord | null {
    this.#columns ||= record.length;
    const line = this.#nextLine();
    this.#linesBefore += 1 + lineEndsIn(record);
    return record.every((cell) => cell.trim() === '') ? null : Object.assign(record, { line });
  }

  #drain(): void {
    for (let record = this.#take(); record; record = this.#take()) this.#records.push(record);
  }

  #take = () => this.#parser.read() as CsvRecord | null;

  #nextLine = () => this.#linesBefore + this.#parser.info.empty_lines + 1;

  #unreadable({ code }: CsvError, piece?: Buffer): UnreadableFile {
    const line = this.#nextLine();
    const isLong = code === 'CSV_MAX_RECORD_SIZE';
    if (isLong && !this.#holdsRows(piece!.toString('latin1')))
      return new UnreadableFile('unreadable', `The row in line ${line} is longer than 2 MB. Shorten its cells.`);
    return new UnreadableFile(
      'unreadable',
      isLong || code === 'CSV_QUOTE_NOT_CLOSED'
        ? `A quote in the row that begins in line ${line} is never closed.`
        : `The file cannot be read near line ${line}. Save it as CSV once more.`,
    );
  }

  /** Returns true when an unclosed quote has swallowed rows: most lines have as many cells as the header. */
  #holdsRows(text: string): boolean {
    const lines = text.split(/\r\n|\r|\n/).slice(1, -1);
    const rows = lines.filter((line) => line.split(this.#delimiter).length === this.#columns);
    return lines.length > 0 && rows.length * 2 > lines.length;
  }
}

const lineEndsIn = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + (/[\r\n]/.test(cell) ? cell.split(/\r\n|\r|\n/).length - 1 : 0), 0);

/** Small chunks keep memory low: the records of a chunk become garbage while they are young. */
async function* inPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length; at += pieceBytes) yield chunk.subarray(at, at + pieceBytes);
}

/** Throws `UnreadableFile` for spreadsheets, archives and other files that are not CSV. */
async function* withKnownFormat(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const check = (start: Buffer) => {
    const message = notCsvMessage(start.toString('latin1', 0, sniffedBytes));
    if (message) throw new UnreadableFile('unreadable', message);
  };
  yield* withWholeStart(bytes, (start) => start.length >= sniffedBytes, check);
}

/** Makes the first chunk contain the whole first line, which determines the delimiter. */
const withWholeFirstLine = (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> =>
  withWholeStart(bytes, (start) => start.length >= longestFirstLine || hasFirstLine(start.toString('latin1')));

/** Joins chunks until they suffice, passes that start to `onStart`, and yields it followed by the rest. */
async function* withWholeStart(
  bytes: AsyncIterable<Buffer>,
  suffices: (start: Buffer) => boolean,
  onStart?: (start: Buffer) => void,
): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (!start) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (!suffices(start)) continue;
    onStart?.(start);
    yield start;
    start = undefined;
  }
  if (!start || start.length === 0) return;
  onStart?.(start);
  yield start;
}
