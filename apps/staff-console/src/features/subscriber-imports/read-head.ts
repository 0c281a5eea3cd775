import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { findCsvDialect } from '@workspace/contracts/csv-dialect';
import { decodeText } from '@workspace/contracts/decode-text';
import { notCsvMessage, sniffedBytes } from '@workspace/contracts/file-format';

/** The header and the first rows of a file. */
export interface FileHead {
  header: string[];
  rows: string[][];
}

const readBytes = 64 * 1024;
/** Enough to guess the types of columns. */
const readRows = 500;

/**
 * Reads only the beginning of a file: enough for its columns and some rows. `hasRows`: something follows the header, if
 * only a row that is too long or broken, which the server judges.
 */
export async function readHead(file: Blob): Promise<FileHead & { hasRows: boolean }> {
  const start = new Uint8Array(await file.slice(0, readBytes).arrayBuffer());
  const text = decodeText(start);
  const [header = [], ...rows] = firstRecords(text, readRows + 1);
  return { header, rows, hasRows: header.length > 0 && /[\r\n]\s*\S/.test(text) };
}

/** Returns the message for a file whose first bytes show that it is not CSV; undefined for any other. */
export async function contentError(file: Blob): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
  return notCsvMessage(String.fromCharCode(...start));
}

/** Returns the first records of a CSV text, without empty lines. A record that the text cuts short is left out. */
export function firstRecords(text: string, most: number): string[][] {
  const { delimiter, declarationLength } = findCsvDialect(text);
  const records: string[][] = [];
  try {
    parse(text.slice(declarationLength), {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      to: most,
      on_record: (record: string[]) => void records.push(record),
    });
  } catch (error) {
    // A quoted cell that the cut leaves open: the records before it are complete.
    if (!(error instanceof CsvError)) throw error;
  }
  return records;
}
