/**
 * Why LinkedIn did not do it. `away`: nobody answered well, and whether it was done is not known; `busy`: it asks to
 * wait; `sign_in`: the token is not good any more; `role`: the account may not; `text`: it will not take what was sent;
 * `duplicate`: it has the same already; `version`: it has ended the version that is spoken.
 */
export interface LinkedinFailure {
  kind: 'away' | 'busy' | 'sign_in' | 'role' | 'text' | 'duplicate' | 'version';
  /** Of its answer; 0 where there was none. */
  status: number;
  /** Its word for it, or what happened on the way. */
  code: string;
  /** Seconds that it asks to wait. */
  retryAfter?: number;
  /** Its own sentence on what was sent. */
  detail?: string;
  /** What it has already. */
  urn?: string;
}

export type LinkedinResponse<T> = { value: T; failure?: undefined } | { value?: undefined; failure: LinkedinFailure };

const kinds: Record<number, LinkedinFailure['kind']> = {
  401: 'sign_in',
  403: 'role',
  426: 'version',
  429: 'busy',
};

/** What an answer that is no success means. */
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

/** Seconds, or a date; a day at most, so that a wrong header does not put a post off for good. */
function secondsOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), 86_400) : undefined;
}
