/**
 * Network errors and SQLSTATE codes: connection exceptions, too many connections, and a server that starts or stops.
 */
const codes =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|NOTFOUND|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|08...|53300|57P0[1-5])$/;
/** Driver errors without a code. */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|terminating connection|Cannot use a pool)/i;

/** Thrown when a connection to the database fails. */
export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause });
    this.name = 'DatabaseUnreachable';
  }
}

/**
 * Returns true when the error means that the database is temporarily unavailable, rather than that a statement is
 * wrong.
 */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof DatabaseUnreachable) return true;
  const { name, code, message, stack = '' } = thrown as Error & { code?: unknown };
  // A mail server or a provider may reject a connection with the same codes.
  const isOfDatabase =
    /(?:Driver|Connection)Exception$/.test(name) || 'severity' in thrown || /[\\/]pg(?:-pool)?[\\/]/.test(stack);
  if (!isOfDatabase) return false;
  return (typeof code === 'string' && codes.test(code)) || messages.test(message.replace(/^.* - /s, ''));
}
