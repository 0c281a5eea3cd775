/** Says what is wrong with the folder of the releases, and what to do; the error as it is when it says so itself. */
export function folderProblem(folder: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  const advice = code === undefined ? undefined : adviceOf(code);
  if (advice === undefined) return error as Error;
  return new Error(`The folder ${folder} in CONSOLE_RELEASES ${advice} (${code}).`, { cause: error });
}

function adviceOf(code: string): string | undefined {
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return 'cannot be read and written. Mount it writable, for the user of this process, or correct the variable';
  // Node also reports this code for a folder that it cannot create in a place that is read-only.
  if (code === 'ENOENT')
    return 'or its current release is missing. Mount it writable, and start a server of the console, which stores its release there';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'has no space left. Free some';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'is no folder. Correct the variable';
  return undefined;
}
