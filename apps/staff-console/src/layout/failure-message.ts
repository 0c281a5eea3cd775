import { ApiError, UnexplainedError } from '@workspace/contracts/endpoint/api-error';

const signedOut = 'You were signed out. Sign in again in another tab, come back and try again.';

/** Returns the toast message of a failed request: the server's message, else the fallback. */
export function failureMessage(thrown: unknown, otherwise: string): string {
  if (thrown instanceof UnexplainedError) return otherwise;
  if (thrown instanceof ApiError && thrown.code === 'not_signed_in') return signedOut;
  return (thrown instanceof ApiError && thrown.message) || otherwise;
}
