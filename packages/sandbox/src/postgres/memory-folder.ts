import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const neededBytes = 2 * 1024 ** 3;

/** Returns a folder whose files are in memory, or the folder for temporary files on a machine without such room. */
export async function memoryFolder(): Promise<string> {
  const folder = '/dev/shm';
  const space = await statfs(folder).catch(() => undefined);
  return space && space.bavail * space.bsize >= neededBytes ? folder : tmpdir();
}
