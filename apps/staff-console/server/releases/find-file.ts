import { join } from 'node:path';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';
import { exists } from './exists.ts';
import { findByContract, findReleases } from './find-releases.ts';
import { currentRelease } from './use-release.ts';

/** Names of the build: no directories, and none that begins with a dot. */
const fileName = /^\w[\w.-]*$/;

/**
 * Returns the directory that has a file: for the entry, that of the current release, or of the last one with the
 * contract that a site asks for; for the others, the current one or any before it. Their names contain a hash of their
 * content, so a tab of an earlier release gets what it asks for.
 */
export async function findFile(folder: string, name: string, contract?: string): Promise<string | undefined> {
  if (!fileName.test(name)) return undefined;
  const current = await currentRelease(folder);
  if (name === staffConsoleEntry)
    return join(folder, (contract && (await findByContract(folder, contract))) || current);
  const others = (await findReleases(folder)).map((release) => release.name).filter((other) => other !== current);
  for (const release of [current, ...others])
    if (await exists(join(folder, release, name))) return join(folder, release);
  return undefined;
}
