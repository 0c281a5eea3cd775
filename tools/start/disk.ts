import { mkdir, statfs } from 'node:fs/promises';
import { SandboxError } from '@workspace/sandbox/sandbox-error';

const needed = 300 * 2 ** 20;

/** Creates the data folder, and throws a message when it is not writable or its disk is nearly full. */
export async function checkDisk(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    throw new SandboxError(
      `The folder ${dataDir} cannot be made (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that you may write to.`,
    );
  }
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= needed) return;
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  throw new SandboxError(
    `Only ${free} MB are free where ${dataDir} lies, and ${needed / 2 ** 20} MB are needed. Free some space, or set DATA_DIR to a folder on another disk.`,
  );
}
