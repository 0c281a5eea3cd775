import { ApiError } from './api-error.ts';

/** A change whose response has not arrived. */
interface Attempt {
  url: string;
  /** The JSON, or the identity of the file that it sends. */
  content: unknown;
  key: string;
  isInFlight: boolean;
}

let attempts: Attempt[] = [];

/**
 * Runs a change with its idempotency key. A repeated change has the key of the attempt before, unless that one was
 * answered: the server then does it once. A later change at another address ends the keys, because it may undo what they
 * stand for.
 */
export async function once<T>(url: string, content: unknown, run: (key: string) => Promise<T>): Promise<T> {
  const attempt = findAttempt(url, content) ?? { url, content, key: crypto.randomUUID(), isInFlight: true };
  attempt.isInFlight = true;
  attempts = [...attempts.filter((other) => other !== attempt), attempt];
  try {
    const result = await run(attempt.key);
    attempts = attempts.filter((other) => other !== attempt && (other.isInFlight || other.url === url));
    return result;
  } catch (error) {
    attempt.isInFlight = false;
    if (isRejection(error)) attempts = attempts.filter((other) => other !== attempt);
    throw error;
  }
}

const findAttempt = (url: string, content: unknown): Attempt | undefined =>
  attempts.find((attempt) => attempt.url === url && attempt.content === content);

/** Returns true for a response of the API that nothing was done. Without one, or after a failure, it may be done. */
export const isRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
