import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { AiProgress } from '@workspace/contracts/ai-drafts';
import type { RequestCompletion } from '../../adapters/model.ts';
import { requestText, type Generation } from './request-text.ts';
import type { RetriedResponse } from './request-with-retry.ts';
import { countRequest, recordResult } from './count-request.ts';
import { limitReached, noDraft, notConfigured } from './draft-errors.ts';

/** The model and its quota. */
export interface AiSettings {
  ask: RequestCompletion;
  name: string;
  seconds: number;
  dailyLimit: number;
  /** Required variables that are not set: without them no request is made. */
  missing: readonly string[];
}

/** The request context of a generation. */
export interface GenerationContext {
  em: EntityManager;
  person: string;
  settings: AiSettings;
  clock: () => number;
  log: FastifyBaseLogger;
  reportProgress: (progress: AiProgress) => void;
  signal: AbortSignal;
}

/**
 * Generates text with the model for a staff member: counted, within the time limit, with at most two requests. Throws
 * `DraftError`. `id` is that of its row in `ai_drafts`.
 */
export async function generate<T, V>(
  generation: Generation<T, V>,
  context: GenerationContext,
): Promise<{ id: string; value: V }> {
  const { kind } = generation;
  const { em, person, settings, clock, reportProgress, signal } = context;
  if (settings.missing.length > 0) throw notConfigured(settings.missing);
  const began = clock();
  const id = await countRequest(em, { kind, person, model: settings.name, now: began }, settings.dailyLimit);
  if (id === undefined) throw limitReached(settings.dailyLimit, began);
  const result = await requestText(generation, { model: settings, reportProgress, signal });
  await record(context, { id, kind, began }, result);
  if (result.value === undefined) throw noDraft(result, kind === 'suggestion');
  return { id, value: result.value };
}

/** Requests that never reached the model do not count as usage. */
const free = new Set<string>(['key_refused', 'request_refused', 'busy', 'unreachable', 'failing']);

/** Stores the usage, never the text. A failure to store it does not lose the draft. */
async function record(
  { em, log, clock }: GenerationContext,
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
