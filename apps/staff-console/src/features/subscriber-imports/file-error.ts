import { largestImport } from '@workspace/contracts/subscriber-imports';

/** Why a file cannot be taken, before a byte of it is sent; undefined where it can. */
export function fileError({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Windows with Excel calls a CSV file a spreadsheet of its own, and some systems call it nothing.
  if (type !== 'text/csv' && !/\.csv$/i.test(name)) return 'Choose a CSV file. A spreadsheet can be saved as CSV.';
  if (size > largestImport)
    return `This file has ${Math.round(size / 1024 / 1024)} MB, and 200 MB is the most. Split it into several files.`;
  return undefined;
}
