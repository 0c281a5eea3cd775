import { randomBytes } from 'node:crypto';
import type { ModelRequest } from './check-request.ts';

/** Returns the number of tokens, roughly as the API counts: four characters each. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/** The IDs and timestamps that every chunk of one response repeats. */
const headOf = (object: string, model: string) => ({
  id: `chatcmpl-${randomBytes(12).toString('hex')}`,
  object,
  created: Math.floor(Date.now() / 1000),
  model,
  system_fingerprint: 'fp_sandbox',
});

interface CompletionText {
  text: string;
  /** `length` when the response ended at its limit. */
  reason: 'stop' | 'length';
}

const usageOf = ({ messages }: ModelRequest, text: string) => {
  const prompt = messages.reduce((sum, { content }) => sum + tokensOf(content), 0);
  const completion = tokensOf(text);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
};

/** Formats a complete response. */
export function fullCompletion(request: ModelRequest, { text, reason }: CompletionText) {
  return {
    ...headOf('chat.completion', request.model),
    choices: [
      { index: 0, message: { role: 'assistant', content: text, error: null }, logprobs: null, finish_reason: reason },
    ],
    usage: usageOf(request, text),
  };
}

/** Formats a response as stream events, a few words each. */
export function* completionEvents(request: ModelRequest, { text, reason }: CompletionText): Generator<string> {
  const head = headOf('chat.completion.chunk', request.model);
  const chunk = (delta: object, finish: string | null = null) =>
    event({ ...head, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] });
  yield chunk({ role: 'assistant', content: '', error: null });
  for (const [content] of text.matchAll(/(?:\S+\s*){1,3}|\s+/g)) yield chunk({ content });
  yield chunk({}, reason);
  if (request.tellsUsage) yield event({ ...head, choices: [], usage: usageOf(request, text) });
  yield 'data: [DONE]\n\n';
}

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;
