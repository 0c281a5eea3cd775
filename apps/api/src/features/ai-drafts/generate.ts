import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { AiProgress, generateBlog, generateTitle } from '@workspace/contracts/ai-drafts';
import type { RequestCompletion } from '../../adapters/model.ts';
import type { ResponseFormat } from './response-formats.ts';
import { requestWithRetry, type RetriedResponse } from './request-with-retry.ts';
import { countRequest, recordResult } from './count-request.ts';
import { progressOf, seldom } from './progress-of.ts';
import { rulesForModel, taskForModel, type Task } from './prompt.ts';
import { limitReached, noDraft, notConfigured } from './draft-errors.ts';

/** The model, by its name, and how much may be asked of it. */
export interface AiSettings {
  ask: RequestCompletion;
  name: string;
  seconds: number;
  dailyLimit: number;
  /** The variables that are needed and not set: without them nothing is asked. */
  missing: readonly string[];
}

/** How often a listening caller is told of progress, in milliseconds. */
const pause = 150;

/** What one asking needs to know of its call. */
export interface Circumstances {
  em: EntityManager;
  person: string;
  settings: AiSettings;
  clock: () => number;
  log: FastifyBaseLogger;
  reportProgress: (progress: AiProgress) => void;
  signal: AbortSignal;
}

interface Wanted<T, V> {
  endpoint: typeof generateTitle | typeof generateBlog;
  kind: 'title' | 'post';
  task: Task;
  form: ResponseFormat<T>;
  /** Makes of an answer what is given back, or refuses it. */
  read: (parsed: T) => Promise<V | undefined>;
}

/** Has the model write for a person: counted, within its time, asked at most twice. Throws the refusals of the call. */
export async function generate<T, V>(wanted: Wanted<T, V>, circumstances: Circumstances): Promise<V> {
  const { endpoint, kind, task, form, read } = wanted;
  const { em, person, settings, clock, reportProgress, signal } = circumstances;
  if (settings.missing.length > 0) throw notConfigured(endpoint, settings.missing);
  const began = clock();
  const id = await countRequest(em, { kind, person, model: settings.name, now: began }, settings.dailyLimit);
  if (id === undefined) throw limitReached(endpoint, settings.dailyLimit, began);
  const request = {
    rules: rulesForModel(),
    task: taskForModel(kind, task),
    onText: seldom((soFar: string) => reportProgress(progressOf(soFar)), pause, Date.now),
    signal,
    late: AbortSignal.timeout(settings.seconds * 1000),
  };
  reportProgress({ title: task.title ?? '', words: 0, latest: '' });
  const result = await requestWithRetry(settings.ask, form, request, read);
  await record(circumstances, { id, kind, began }, result);
  if (result.value === undefined) throw noDraft(endpoint, result);
  return result.value;
}

/** What the model never took is no use of it. */
const free = new Set<string>(['key_refused', 'request_refused', 'busy', 'unreachable', 'failing']);

/** Keeps what it cost, and never what was written. Where that cannot be kept, the draft is not lost with it. */
async function record(
  { em, log, clock }: Circumstances,
  { id, kind, began }: { id: string; kind: string; began: number },
  { outcome, attempts, tokens }: RetriedResponse<unknown>,
): Promise<void> {
  const cost = {
    attempts,
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    milliseconds: Math.max(0, clock() - began),
  };
  const result = { outcome, counts: !free.has(outcome) || attempts > 1, ...cost };
  await recordResult(em, id, result).catch((err: unknown) =>
    log.error({ event: 'asking_not_recorded', draftId: id, err }),
  );
  log.info({ event: 'model_asked', draftId: id, kind, outcome, ...cost });
}
