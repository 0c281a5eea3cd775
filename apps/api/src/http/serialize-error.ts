/** An error in the log. */
export interface SerializedError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/**
 * Returns the loggable parts of an error: its type, code and location. Databases quote rows and mail servers
 * recipients, and with them addresses.
 */
export function serializeError(error: unknown): SerializedError {
  if (!isErrorLike(error)) return { type: typeof error, message: '', stack: '' };
  const { name = 'Error', message, stack = '', cause } = error;
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: name,
    message: withoutAddresses(error) ?? message,
    code,
    constraint,
    table,
    stack: framesOf(stack),
    ...(cause !== undefined && cause !== error && { cause: serializeError(cause) }),
  };
}

/** The queue reports copies of errors, which are plain objects. */
const isErrorLike = (error: unknown): error is ErrorLike =>
  error instanceof Error || typeof (error as Partial<ErrorLike> | null)?.message === 'string';

interface ErrorLike {
  name?: string;
  message: string;
  stack?: string;
  cause?: unknown;
}

/** Replaces a message that may quote an email address. */
function withoutAddresses(error: ErrorLike): string | undefined {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  if ('severity' in error || /(?:Driver|Constraint|Violation)/.test(error.name ?? '')) return 'the database refused';
  return typeof responseCode === 'number'
    ? `the mail server answered ${responseCode} to ${String(command)}`
    : undefined;
}

/** Returns the stack frames, without the first lines, which repeat the message. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
    .join('\n');
