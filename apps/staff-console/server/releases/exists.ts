import { access } from 'node:fs/promises';

/** Returns true when there is a file or a directory that this process may see. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
