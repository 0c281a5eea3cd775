import { ApiError } from '@workspace/contracts/endpoint/api-error';

/** What a toast says of a failed call: the server's own sentence, else ours. */
export function failureMessage(thrown: unknown, otherwise: string): string {
  return (thrown instanceof ApiError && thrown.message) || otherwise;
}
