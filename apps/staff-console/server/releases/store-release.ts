import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';
import type { Release } from '@workspace/node-server/release';
import { exists } from './exists.ts';
import { contractFile, findReleases } from './find-releases.ts';
import { useRelease } from './use-release.ts';

/** Older ones are deleted. A tab that is open for so many releases loads its pages anew. */
const maxReleases = 10;

/**
 * Copies a build into a directory of its own below `folder`, once, and makes it the release that browsers get. Returns
 * its name: the version and the hash of the entry, which names every other file. Rejects when the folder cannot be
 * written.
 */
export async function storeRelease(
  folder: string,
  build: string,
  { version, contract }: Pick<Release, 'version' | 'contract'>,
): Promise<string> {
  const entry = await readFile(join(build, staffConsoleEntry));
  const name = `${version}-${createHash('sha256').update(entry).digest('hex').slice(0, 12)}`;
  await mkdir(folder, { recursive: true });
  if (!(await exists(join(folder, name)))) await copyWhole(build, join(folder, name), contract);
  await useRelease(folder, name);
  for (const { name: old } of (await findReleases(folder)).slice(maxReleases))
    await rm(join(folder, old), { recursive: true, force: true });
  return name;
}

/** Renames the complete copy, so that a server that stops meanwhile leaves no half release. */
async function copyWhole(build: string, place: string, contract: string): Promise<void> {
  const copy = join(dirname(place), `.${randomUUID()}`);
  try {
    await cp(build, copy, { recursive: true });
    await writeFile(join(copy, contractFile), contract);
    await rename(copy, place);
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    // Another server that shares the folder was faster.
    if (!(await exists(place))) throw error;
  }
}
