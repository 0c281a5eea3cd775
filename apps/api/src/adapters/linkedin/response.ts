/**
 * The reason why a LinkedIn call failed. `away`: no valid response, and the result is unknown; `busy`: LinkedIn asks
 * to retry later; `sign_in`: the token is no longer valid; `role`: the account lacks the role; `text`: LinkedIn
 * rejects the content; `duplicate`: it already has the same post; `version`: it no longer supports this API version;
 * `unready`: it still processes an upload.
 */
export interface LinkedinFailure {
  kind: 'away' | 'busy' | 'unready' | 'sign_in' | 'role' | 'text' | 'duplicate' | 'version';
  /** HTTP status of the response; 0 when there was none. */
  status: number;
  /** LinkedIn's error code, or the network error. */
  code: string;
  /** Seconds until LinkedIn accepts a retry. */
  retryAfter?: number;
  /** LinkedIn's own message about the content. */
  detail?: string;
  /** URN of the existing duplicate. */
  urn?: string;
}

export type LinkedinResponse<T> = { value: T; failure?: undefined } | { value?: undefined; failure: LinkedinFailure };

const kinds: Record<number, LinkedinFailure['kind']> = {
  401: 'sign_in',
  403: 'role',
  408: 'away',
  426: 'version',
  429: 'busy',
};

/** Maps an unsuccessful response to a failure. */
export function failureOf(status: number, headers: Headers, body: unknown, now: number): LinkedinFailure {
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  const detail = typeof message === 'string' ? message.trim().slice(0, 300) : undefined;
  const [urn] = /urn:li:(?:share|ugcPost|activity):\d+/.exec(detail ?? '') ?? [];
  const isDuplicate = status === 422 && (code === 'DUPLICATE_POST' || /duplicate/i.test(detail ?? ''));
  const kind = isDuplicate ? 'duplicate' : (kinds[status] ?? (status >= 400 && status < 500 ? 'text' : 'away'));
  const retryAfter = secondsOf(headers.get('retry-after'), now);
  return {
    kind,
    status,
    code: typeof code === 'string' ? code.slice(0, 60) : String(status),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(detail && { detail }),
    ...(isDuplicate && urn && { urn }),
  };
}

/** Accepts seconds or a date; capped at one day, so that a wrong header cannot defer a post forever. */
function secondsOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), 86_400) : undefined;
}
