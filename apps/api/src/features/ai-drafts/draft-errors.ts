import type { generateBlog, generateTitle } from '@workspace/contracts/ai-drafts';
import { apiError, type ApiError } from '@workspace/contracts/endpoint/api-error';
import type { RetriedResponse } from './request-with-retry.ts';
import { nextDay } from './count-request.ts';

type Generating = typeof generateTitle | typeof generateBlog;

/** The ApiError for a missing configuration, which names the variables to set. */
export function notConfigured(endpoint: Generating, missing: readonly string[]): ApiError {
  const message = `AI drafts are not set up. Set ${missing.join(' and ')} for the API and start it anew.`;
  return apiError<'ai_not_configured'>(endpoint, 'ai_not_configured', message);
}

/** The ApiError for a used-up daily quota. */
export function limitReached(endpoint: Generating, dailyLimit: number, now: number): ApiError {
  const minutes = Math.ceil((nextDay(now).getTime() - now) / 60_000);
  const wait = minutes > 90 ? `${Math.round(minutes / 60)} hours` : `${minutes} minutes`;
  const message = `You have asked ${dailyLimit} times today, which is the limit. You can ask again after midnight UTC, in ${wait}.`;
  return apiError<'ai_limit_reached'>(endpoint, 'ai_limit_reached', message);
}

/** The ApiError for a failed draft, with a message that says what to do. */
export function noDraft(endpoint: Generating, { outcome, retryAfter }: RetriedResponse<unknown>): ApiError {
  const refuse = (code: Parameters<typeof apiError<keyof Generating['errors']>>[1], message: string) =>
    apiError<keyof Generating['errors']>(endpoint, code, message);
  switch (outcome) {
    case 'key_refused':
      return refuse(
        'ai_key_refused',
        `The model does not accept our key. Ask whoever runs the site to check MODEL_API_KEY and MODEL_BASE_URL.`,
      );
    case 'request_refused':
      return refuse(
        'ai_key_refused',
        `The model does not take our request. Ask whoever runs the site to check MODEL_NAME and MODEL_BASE_URL.`,
      );
    case 'busy':
      return refuse(
        'ai_busy',
        `The model has too much to do. Try again ${retryAfter ? `in ${retryAfter} seconds` : 'in a minute'}.`,
      );
    case 'too_slow':
      return refuse('ai_too_slow', `The model took too long. Try again, or with a narrower topic.`);
    case 'unreachable':
      return refuse('ai_failing', `The model cannot be reached. Try again in a moment.`);
    case 'unclear':
    case 'cut':
      return refuse(
        'ai_unclear',
        `The model answered twice, and neither answer was a draft. Try again, or word the topic in another way.`,
      );
    default:
      return refuse('ai_failing', `The model failed. Try again in a moment.`);
  }
}
