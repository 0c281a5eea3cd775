import { ApiError, UnexplainedError } from '@workspace/contracts/endpoint/api-error';

/** Returns the toast message of a failed request: the server's message, else the fallback. */
export function failureMessage(thrown: unknown, otherwise: string): string {
  if (thrown instanceof UnexplainedError) return otherwise;
  return (thrown instanceof ApiError && thrown.message) || otherwise;
}
