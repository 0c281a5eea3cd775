import type { ColumnChoice } from '@workspace/contracts/import-columns';
import { readSubscribers, type FileHeader, type ReadRow } from '../src/features/subscriber-imports/read-subscribers.ts';

/** Reads a file that arrives in chunks of some bytes. */
export async function readCsv(
  file: Buffer | string,
  { given, piece = 65_536 }: { given?: ColumnChoice; piece?: number } = {},
) {
  const bytes = Buffer.from(file as string);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  }
  let header: FileHeader | undefined;
  const rows: ReadRow[] = [];
  for await (const some of readSubscribers(chunks(), given ?? {}, (found) => (header = found))) rows.push(...some);
  return { header: header!, rows };
}
/** Returns address, first and last name of every row, and its fault. */
export const cellsOf = async (...args: Parameters<typeof readCsv>) =>
  (await readCsv(...args)).rows.map(({ email, firstName, lastName, fault }) =>
    [email, firstName, lastName, fault].join('|'),
  );
