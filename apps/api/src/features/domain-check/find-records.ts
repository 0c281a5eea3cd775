import type { NetworkChecks } from '../../adapters/network-checks.ts';

const absent = ['ENOTFOUND', 'ENODATA', 'EBADNAME'];

/** Returns records, an empty array when there are none; undefined when DNS does not respond. */
export async function findRecords<Row>(lookup: Promise<Row[]>): Promise<Row[] | undefined> {
  try {
    return await lookup;
  } catch (error) {
    return absent.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
  }
}

/** Returns the TXT records of a name, each in one piece. */
export async function findTexts({ resolve }: NetworkChecks, name: string): Promise<string[] | undefined> {
  const rows = await findRecords(resolve(name, 'TXT') as Promise<string[][]>);
  return rows?.map((parts) => parts.join(''));
}
