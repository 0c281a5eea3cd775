import { generateBlog, type AiDraft } from '@workspace/contracts/ai-drafts';
import type { RequestCompletion } from '../../apps/api/src/adapters/model.ts';
import { postGeneration } from '../../apps/api/src/features/ai-drafts/post-generation.ts';
import { rulesForModel } from '../../apps/api/src/features/ai-drafts/prompt.ts';
import { requestText } from '../../apps/api/src/features/ai-drafts/request-text.ts';
import type { EvalCase } from './eval-cases.ts';
import { mapBounded } from './map-bounded.ts';
import { scoreDraft, type DraftScores } from './score-draft.ts';

/** A model to evaluate; `seconds` is the time limit of a draft. */
export interface EvaluatedModel {
  ask: RequestCompletion;
  seconds: number;
}

/**
 * The result of one case. `rejected`: the endpoint does not accept the topic, so the model never receives it. `failed`:
 * there is no draft, with the outcome of the request or an error.
 */
export type CaseResult = EvalCase &
  (
    | { status: 'drafted'; milliseconds: number; scores: DraftScores; draft: AiDraft }
    | { status: 'rejected'; reason: string }
    | { status: 'failed'; reason: string }
  );

/** Drafts and scores one case with the prompt, the format and the sanitizer of the product. Never rejects. */
async function evaluateCase(one: EvalCase, model: EvaluatedModel, rules: string): Promise<CaseResult> {
  const { data: task, error } = generateBlog.body.safeParse({ topic: one.topic });
  if (!task) return { ...one, status: 'rejected', reason: error.issues[0]!.message };
  const began = performance.now();
  try {
    const signal = new AbortController().signal;
    const request = { model, signal, reportProgress: () => {} };
    const { value: draft, outcome } = await requestText(postGeneration(task), request);
    if (!draft) return { ...one, status: 'failed', reason: outcome };
    const milliseconds = Math.round(performance.now() - began);
    return { ...one, status: 'drafted', milliseconds, scores: scoreDraft(draft, one, rules), draft };
  } catch (thrown) {
    return { ...one, status: 'failed', reason: String(thrown) };
  }
}

/** Evaluates the cases, in their order, with at most this many drafts in flight. */
export async function evaluate(
  cases: readonly EvalCase[],
  model: EvaluatedModel,
  { concurrency, onResult = () => {} }: { concurrency: number; onResult?: (result: CaseResult) => void },
): Promise<CaseResult[]> {
  const rules = rulesForModel();
  return mapBounded(cases, concurrency, async (one) => {
    const result = await evaluateCase(one, model, rules);
    onResult(result);
    return result;
  });
}
