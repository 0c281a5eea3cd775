import { largestImport } from '@workspace/contracts/subscriber-imports';

/** Returns the reason to reject a file before any byte is sent; undefined when it is acceptable. */
export function fileError({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Windows with Excel gives a CSV file a spreadsheet type, and some systems give it no type.
  if (type !== 'text/csv' && !/\.csv$/i.test(name)) return 'Choose a CSV file. A spreadsheet can be saved as CSV.';
  if (size > largestImport)
    return `This file has ${Math.round(size / 1024 / 1024)} MB, and 200 MB is the most. Split it into several files.`;
  return undefined;
}
