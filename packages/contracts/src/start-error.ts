/** Fields of Node's system errors. */
type SystemFields = { syscall?: string; code?: string; port?: number; address?: string };

/**
 * Returns a message that says what to do for an error at startup. `portVariable` is the name of the port's variable.
 */
export function startErrorMessage(error: unknown, portVariable: string): string {
  if (!(error instanceof Error)) return String(error);
  const { syscall, code, port, address } = error as Error & SystemFields;
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that program, or set ${portVariable} to a free port.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} is reserved for the system. Set ${portVariable} to a port above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Correct HOST.`;
  if (syscall === 'getaddrinfo') return `HOST does not lead to this machine (${error.message}). Correct it.`;
  return error.message;
}
