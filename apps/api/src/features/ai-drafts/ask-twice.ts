import type { AskModel, ModelAnswer, ModelRequest } from '../../adapters/model.ts';
import type { AnswerForm } from './answer-forms.ts';

/** What asking came to: a value in the form that was wanted, or why there is none. */
export interface Asked<T> {
  value?: T;
  outcome: ModelAnswer['outcome'] | 'unclear';
  attempts: number;
  tokens: { input: number; output: number };
  retryAfter?: number | undefined;
}

/** Asks a model, and once more where its answer was cut or is not in the form that was wanted. `read` may refuse it too. */
export async function askTwice<T, V>(
  ask: AskModel,
  form: AnswerForm<T>,
  request: Omit<ModelRequest, 'form'>,
  read: (parsed: T) => Promise<V | undefined>,
): Promise<Asked<V>> {
  const tokens = { input: 0, output: 0 };
  for (let attempts = 1; ; attempts += 1) {
    const answer = await ask({ ...request, form: { name: form.name, schema: form.schema } });
    tokens.input += answer.tokens?.input ?? 0;
    tokens.output += answer.tokens?.output ?? 0;
    const parsed = answer.outcome === 'whole' ? readJson(form, answer.text) : undefined;
    const value = parsed && (await read(parsed));
    if (value !== undefined) return { value, outcome: 'whole', attempts, tokens };
    const isBad = answer.outcome === 'whole' || answer.outcome === 'cut';
    if (isBad && attempts === 1) continue;
    return { outcome: isBad ? 'unclear' : answer.outcome, attempts, tokens, retryAfter: answer.retryAfter };
  }
}

function readJson<T>({ read }: AnswerForm<T>, text: string): T | undefined {
  try {
    return read.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
