import { randomUUID } from 'node:crypto';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findReleases } from './find-releases.ts';

const pointer = 'current';

/**
 * Makes a stored release the one that browsers get, for all servers of the folder. Throws with the names of the stored
 * ones when there is no such release.
 */
export async function useRelease(folder: string, name: string): Promise<void> {
  const stored = (await findReleases(folder)).map((release) => release.name);
  if (!stored.includes(name))
    throw new Error(`There is no release ${name} in ${folder}. Stored are: ${stored.join(', ') || 'none'}.`);
  const now = new Date();
  await utimes(join(folder, name), now, now);
  // Renamed, so that no server reads half a name.
  const written = join(folder, `.${pointer}-${randomUUID()}`);
  await writeFile(written, `${name}\n`);
  await rename(written, join(folder, pointer));
}

/** Returns the name of the release that browsers get; rejects when none was chosen yet. */
export const currentRelease = async (folder: string): Promise<string> =>
  (await readFile(join(folder, pointer), 'utf8')).trim();
