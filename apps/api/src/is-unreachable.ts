/** Returns true when a server could not be reached, rather than sent an error. */
export function isUnreachable(cause: unknown): boolean {
  const text = [cause, (cause as Error)?.cause].map(String).join(' ') + String((cause as { code?: string })?.code);
  return /ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|fetch failed|timed? ?out|ERR_JWKS_TIMEOUT/i.test(text);
}
