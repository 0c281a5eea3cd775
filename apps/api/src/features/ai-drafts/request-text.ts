import type { AiProgress } from '@workspace/contracts/ai-drafts';
import type { RequestCompletion } from '../../adapters/model.ts';
import type { ResponseFormat } from './response-formats.ts';
import { progressOf, throttle } from './progress-of.ts';
import { requestWithRetry, type RetriedResponse } from './request-with-retry.ts';

/** Interval of progress events, in milliseconds. */
const pause = 150;

/** A text to request: its prompt, its format, and the parser of the response. */
export interface Generation<T, V> {
  kind: 'title' | 'post' | 'suggestion';
  /** The system prompt. */
  rules: string;
  /** The prompt of the user. */
  task: string;
  /** The title in the first progress event. */
  title?: string | undefined;
  form: ResponseFormat<T>;
  /** Turns a parsed response into the result, or rejects it with undefined. */
  read: (parsed: T) => Promise<V | undefined>;
}

/** The model of a request, with its time limit in seconds. */
export interface TextRequest {
  model: { ask: RequestCompletion; seconds: number };
  reportProgress: (progress: AiProgress) => void;
  signal: AbortSignal;
}

/** Requests a text from the model with the product's prompt, within the time limit, with at most two requests. */
export function requestText<T, V>(
  { rules, task, title = '', form, read }: Generation<T, V>,
  { model: { ask, seconds }, reportProgress, signal }: TextRequest,
): Promise<RetriedResponse<V>> {
  const request = {
    rules,
    task,
    onText: throttle((soFar: string) => reportProgress(progressOf(soFar)), pause, Date.now),
    signal,
    late: AbortSignal.timeout(seconds * 1000),
  };
  reportProgress({ title, words: 0, latest: '' });
  return requestWithRetry(ask, form, request, read);
}
