import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The file in a release's directory with the contract that it was built for. No browser may ask for it by this name. */
export const contractFile = '.contract';

/** A stored release and the time at which it was last made the current one. */
export interface StoredRelease {
  name: string;
  usedAt: Date;
}

/** Returns the complete releases in the folder, the last used one first; rejects when the folder cannot be read. */
export async function findReleases(folder: string): Promise<StoredRelease[]> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  const releases = names.map(async (name) => ({ name, usedAt: (await stat(join(folder, name))).mtime }));
  return (await Promise.all(releases)).toSorted((a, b) => b.usedAt.getTime() - a.usedAt.getTime());
}

/** Returns the name of the last used release with this contract, if there is one. */
export async function findByContract(folder: string, contract: string): Promise<string | undefined> {
  for (const { name } of await findReleases(folder))
    if ((await readFile(join(folder, name, contractFile), 'utf8')) === contract) return name;
  return undefined;
}
