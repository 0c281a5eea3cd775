import { delimiterOf } from '@workspace/contracts/csv-delimiter';

/** The first rows of a file, the header apart. */
export interface FileHead {
  header: string[];
  rows: string[][];
}

const readBytes = 64 * 1024;
const sampleRows = 3;

/** Reads the beginning of a file and nothing else of it: enough for its columns and some rows. */
export async function readHead(file: Blob): Promise<FileHead> {
  const start = new Uint8Array(await file.slice(0, readBytes).arrayBuffer());
  const [header = [], ...rows] = firstRecords(textOf(start), sampleRows + 1);
  return { header, rows };
}

/** Text as spreadsheets write it: UTF-16 with a mark, UTF-8, or the code page of western ones. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // The last letter may be cut in two: as a stream, that is no fault.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A cell in quotes, or one without, and what ends it. */
const cell = (mark: string) => new RegExp(`("(?:[^"]|"")*"?|[^${mark}\r\n]*)(${mark}|\r\n|\r|\n|$)`, 'y');

/** The first records of a CSV text; lines without anything are none. */
export function firstRecords(text: string, most: number): string[][] {
  const mark = delimiterOf(text);
  const next = cell(mark === '|' ? String.raw`\|` : mark);
  const records: string[][] = [];
  let record: string[] = [];
  while (records.length < most && next.lastIndex <= text.length) {
    const found = next.exec(text);
    if (!found) break;
    const [, written = '', end] = found;
    record.push(written.startsWith('"') ? written.replace(/^"|"$/g, '').replaceAll('""', '"').trim() : written.trim());
    if (end === mark) continue;
    if (record.some((value) => value !== '')) records.push(record);
    record = [];
    if (end === '') break;
  }
  return records;
}
