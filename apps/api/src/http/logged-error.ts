/** An error as the log holds it. */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/** What a log may hold of an error: its kind, code and place. A database's message quotes rows, and with them addresses. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const isOfDatabase = 'severity' in error || /(?:Driver|Constraint|Violation)/.test(name);
  return {
    type: name,
    message: isOfDatabase ? 'the database refused' : message,
    code,
    constraint,
    table,
    stack: framesOf(stack),
    ...(cause !== undefined && cause !== error && { cause: loggedError(cause) }),
  };
}

/** Where it happened, without the first lines, which repeat the message. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
    .join('\n');
