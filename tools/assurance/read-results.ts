import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Result } from './result.ts';

/** Reads every result in a folder; throws a message that names a file of another form. */
export function readResults(folder: string): Result[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const read = Result.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (read.success) return read.data;
      throw new Error(`${join(folder, name)} is not the result of a drill. Delete it, and run the drill again.`);
    });
}
