import { certificateCodeOf } from './certificate-rejected.ts';

/** Returns true when a server could not be reached, rather than sent an error. */
export function isUnreachable(cause: unknown): boolean {
  if (certificateCodeOf(cause) !== undefined) return true;
  const text = [cause, (cause as Error)?.cause].map(String).join(' ') + String((cause as { code?: string })?.code);
  return /ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|fetch failed|timed? ?out|ERR_JWKS_TIMEOUT/i.test(text);
}
