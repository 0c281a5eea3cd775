import type { generateBlog } from '@workspace/contracts/ai-drafts';
import { DomainError } from '../../domain-error.ts';
import type { RetriedResponse } from './request-with-retry.ts';
import { startOfNextDay } from './count-request.ts';

/** Thrown when there is no draft. */
export class DraftError extends DomainError<keyof (typeof generateBlog)['errors']> {}

/** The error for a missing configuration, which names the variables to set. */
export function notConfigured(missing: readonly string[]): DraftError {
  const message = `AI drafts are not set up. Set ${missing.join(' and ')} for the API and restart it.`;
  return new DraftError('ai_not_configured', message);
}

/** The error for a used-up daily quota. */
export function limitReached(dailyLimit: number, now: number): DraftError {
  const minutes = Math.ceil((startOfNextDay(now).getTime() - now) / 60_000);
  const wait = minutes > 90 ? `${Math.round(minutes / 60)} hours` : `${minutes} minutes`;
  const message = `You have asked ${dailyLimit} times today, which is the limit. You can ask again after midnight UTC, in ${wait}.`;
  return new DraftError('ai_limit_reached', message);
}

/** The error for a failed draft or suggestion, with a message that says what to do. */
export function noDraft({ outcome, retryAfter }: RetriedResponse<unknown>, isSuggestion: boolean): DraftError {
  const [result, advice] = isSuggestion ? ['suggestion', 'with another passage'] : ['draft', 'with another topic'];
  switch (outcome) {
    case 'key_refused':
      return new DraftError(
        'ai_key_refused',
        `The model does not accept our key. Ask the people who run the site to check MODEL_API_KEY and MODEL_BASE_URL.`,
      );
    case 'request_refused':
      return new DraftError(
        'ai_key_refused',
        `The model does not take our request. Ask the people who run the site to check MODEL_NAME and MODEL_BASE_URL.`,
      );
    case 'busy':
      return new DraftError(
        'ai_busy',
        `The model has too much to do. Try again ${retryAfter ? `in ${retryAfter} seconds` : 'in a minute'}.`,
      );
    case 'too_slow':
      return new DraftError(
        'ai_too_slow',
        `The model took too long. Try again, or ${isSuggestion ? 'with a shorter passage' : 'with a narrower topic'}.`,
      );
    case 'unreachable':
      return new DraftError('ai_failing', `The model cannot be reached. Try again in a moment.`);
    case 'unclear':
    case 'cut':
      return new DraftError(
        'ai_unclear',
        `The model answered twice, and neither answer was a ${result}. Try again, or ${advice}.`,
      );
    default:
      return new DraftError('ai_failing', `The model failed. Try again in a moment.`);
  }
}
