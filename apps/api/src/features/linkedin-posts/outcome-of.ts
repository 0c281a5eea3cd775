import type { PostingFailure } from '@workspace/contracts/linkedin-posts';
import type { AccessFailure } from '../linkedin-connection/with-access-token.ts';
import type { Outcome } from './claim.ts';

/** Maps each failure to its retry behavior and to the fault shown to staff. */
const faults: Record<AccessFailure['kind'], readonly ['waiting' | 'failed', PostingFailure]> = {
  away: ['waiting', 'linkedin_away'],
  unready: ['waiting', 'picture_waiting'],
  busy: ['waiting', 'linkedin_busy'],
  sign_in: ['failed', 'sign_in_over'],
  not_connected: ['failed', 'not_connected'],
  role: ['failed', 'role_missing'],
  text: ['failed', 'text_refused'],
  duplicate: ['failed', 'duplicate'],
  version: ['failed', 'old_version'],
};

/** Returns the outcome of a failed attempt. `delay`: seconds until the next one, unless LinkedIn requires more. */
export function outcomeOf(failure: AccessFailure, delay: number): Outcome {
  const [status, fault] = faults[failure.kind];
  const { retryAfter = 0, detail = null } = failure as { retryAfter?: number; detail?: string };
  if (status === 'waiting')
    return { status, fault, nextAt: new Date(Date.now() + Math.max(delay, retryAfter) * 1_000) };
  return { status, fault, detail: fault === 'text_refused' ? detail : null };
}
