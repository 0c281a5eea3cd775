import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../checks/run-command.ts';
import { readToolConfig, root } from '../config.ts';

/** A part that has releases of its own: the name of its folder in `apps`. */
export type Releasable = 'api' | 'public-site' | 'staff-console';

const firstRelease = 'tools/compatibility/released-openapi.json';

/**
 * The commit of a part's last release: the last one that changed its changelog. Before there is one, the commit that
 * declared the first release. Tags would do too, but a clone may come without them.
 */
export function releasedCommit(part: Releasable): string {
  const commit = lastCommit(`apps/${part}/CHANGELOG.md`) || lastCommit(firstRelease, '--diff-filter=A');
  if (!commit) throw new Error('The history has no release. In a shallow clone, get all of it: git fetch --unshallow');
  return commit;
}

const lastCommit = (file: string, ...options: string[]): string =>
  execFileSync('git', ['log', '-1', '--format=%h', '--abbrev=12', ...options, '--', file], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

/** Returns a folder with this commit, its packages and its build. The first call takes a minute, later ones nothing. */
export async function releasedTree(commit: string): Promise<string> {
  const folder = join(root, '.data/released', commit);
  const mark = join(folder, '.data/is-built');
  if (existsSync(mark)) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, '.data'), { recursive: true });
  await run(`git archive ${commit} | tar --extract --directory '${folder}'`);
  const build = 'node tools/bring.cjs node_modules/turbo/bin/turbo run build --output-logs=errors-only';
  await run(`cd '${folder}' && RELEASE_COMMIT=${commit} TURBO_TELEMETRY_DISABLED=1 CI=true ${build}`);
  await writeFile(mark, '');
  return folder;
}

async function run(script: string): Promise<void> {
  const { code, output } = await runCommand(['sh', '-ec', script], readToolConfig().environment);
  if (code !== 0) throw new Error(`${script} failed:\n${output}`);
}
