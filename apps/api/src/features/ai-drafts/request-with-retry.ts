import type { RequestCompletion, ModelResponse, ModelRequest } from '../../adapters/model.ts';
import type { ResponseFormat } from './response-formats.ts';

/** The result of model requests: a value in the requested format, or the reason why there is none. */
export interface RetriedResponse<T> {
  value?: T;
  outcome: ModelResponse['outcome'] | 'unclear';
  attempts: number;
  tokens: { input: number; output: number };
  retryAfter?: number | undefined;
}

/**
 * Requests a model response, and once more when the first is cut or does not match the format. `read` may reject it
 * too.
 */
export async function requestWithRetry<T, V>(
  ask: RequestCompletion,
  form: ResponseFormat<T>,
  request: Omit<ModelRequest, 'form'>,
  read: (parsed: T) => Promise<V | undefined>,
): Promise<RetriedResponse<V>> {
  const tokens = { input: 0, output: 0 };
  for (let attempts = 1; ; attempts += 1) {
    const response = await ask({ ...request, form: { name: form.name, schema: form.schema } });
    tokens.input += response.tokens?.input ?? 0;
    tokens.output += response.tokens?.output ?? 0;
    const parsed = response.outcome === 'whole' ? readJson(form, response.text) : undefined;
    const value = parsed && (await read(parsed));
    if (value !== undefined) return { value, outcome: 'whole', attempts, tokens };
    const isBad = response.outcome === 'whole' || response.outcome === 'cut';
    if (isBad && attempts === 1) continue;
    return { outcome: isBad ? 'unclear' : response.outcome, attempts, tokens, retryAfter: response.retryAfter };
  }
}

function readJson<T>({ read }: ResponseFormat<T>, text: string): T | undefined {
  try {
    return read.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
