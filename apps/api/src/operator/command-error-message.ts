type SystemFields = { syscall?: string; code?: string; path?: string; hostname?: string };

/** Returns a message that says what to do for an error of a command. */
export function commandErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { syscall, code, path, hostname } = error as Error & SystemFields;
  if (code === 'ENOSPC') return `The disk is full (${error.message}). Free some space, or name another folder.`;
  if (path !== undefined && (code === 'EROFS' || code === 'EACCES' || code === 'EPERM'))
    return `${path} cannot be opened (${code}). Correct the permissions of its folder, or name another one.`;
  if (syscall === 'getaddrinfo') return `There is no host ${hostname} (${code}). Correct the variable that names it.`;
  return error.message;
}
