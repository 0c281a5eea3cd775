import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readToolConfig, root } from '../config.ts';

const run = promisify(execFile);

/** Runs a program in the root of the workspace. Returns its output; throws an error with the end of it. */
export async function runTool(program: string, ...args: string[]): Promise<string> {
  const env = { BUILDAH_ISOLATION: 'chroot', ...readToolConfig().environment };
  try {
    return (await run(program, args, { cwd: root, env, maxBuffer: 2 ** 26 })).stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const end = `${stdout}\n${stderr}`.trim().split('\n').slice(-30).join('\n');
    throw new Error(`${program} ${args[0]} failed:\n${end}`, { cause: error });
  }
}

/** Runs buildah, which builds images without a daemon. */
export const buildah = (...args: string[]): Promise<string> => runTool('buildah', ...args);

/** Why images cannot be built here; undefined when they can. */
export async function whyNoImages(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'images are built as root';
  const has = (program: string) =>
    runTool(program, '--version').then(
      () => true,
      () => false,
    );
  if (!(await has('buildah'))) return 'buildah is not installed (Debian: apt-get install buildah mmdebstrap)';
  return undefined;
}
