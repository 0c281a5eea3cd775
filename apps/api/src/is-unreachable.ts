import { certificateCodeOf } from './certificate-rejected.ts';

/**
 * Returns true when a server could not be reached, rather than sent an error. `ERR_JOSE_GENERIC`: a key set was an error
 * or a page.
 */
export function isUnreachable(cause: unknown): boolean {
  if (certificateCodeOf(cause) !== undefined) return true;
  const text = [cause, (cause as Error)?.cause].map(String).join(' ') + String((cause as { code?: string })?.code);
  return /ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|fetch failed|timed? ?out|ERR_JWKS_TIMEOUT|ERR_JOSE_GENERIC/i.test(
    text,
  );
}
