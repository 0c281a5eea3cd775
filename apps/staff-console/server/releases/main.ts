import { readConfig } from '../config.ts';
import { folderProblem } from './folder-problem.ts';
import { findReleases } from './find-releases.ts';
import { currentRelease, useRelease } from './use-release.ts';

/** Lists the stored releases of the console, or makes one of them the current one: the way back after a bad release. */
async function run([name, ...more]: string[]): Promise<string> {
  const { releases: folder } = readConfig();
  if (!folder) throw new Error('Set CONSOLE_RELEASES to the folder of the releases.');
  if (more.length > 0) throw new Error('Usage: node apps/staff-console/server/releases/main.ts [NAME]');
  try {
    if (name) await useRelease(folder, name);
    return await list(folder);
  } catch (error) {
    throw folderProblem(folder, error);
  }
}

async function list(folder: string): Promise<string> {
  const current = await currentRelease(folder);
  return (await findReleases(folder))
    .map((release) => `${release.name === current ? '*' : ' '} ${release.name}  ${release.usedAt.toISOString()}`)
    .join('\n');
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
