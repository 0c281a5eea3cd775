import type * as z from 'zod';
import { tryParseJson } from '../../try-parse-json.ts';
import { failureOf, type LinkedinResponse } from './response.ts';

/** Default timeout, in milliseconds. */
const defaultTimeoutMs = 15_000;

interface LinkedinRequest<T> {
  url: string;
  init: RequestInit;
  /** Parses the body of a successful response, or its headers when the body is empty. */
  read: (body: unknown, headers: Headers) => z.ZodSafeParseResult<T>;
  timeoutMs?: number;
}

/**
 * Makes one request. Never rejects: failures are part of the result. Follows no redirect, so that a token is sent
 * nowhere else.
 */
export async function request<T>({
  url,
  init,
  read,
  timeoutMs = defaultTimeoutMs,
}: LinkedinRequest<T>): Promise<LinkedinResponse<T>> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const body = tryParseJson(await response.text());
    if (!response.ok) return { failure: failureOf(response.status, response.headers, body, Date.now()) };
    const { data, success } = read(body, response.headers);
    if (success) return { value: data };
    return { failure: { kind: 'away', status: response.status, code: 'unreadable_answer' } };
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: { code?: string } };
    return { failure: { kind: 'away', status: 0, code: cause?.code ?? name } };
  }
}
