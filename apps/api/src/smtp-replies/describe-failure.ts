import type { ReplyKind } from '@workspace/contracts/reply-kinds';
import { classifyReply } from './classify-reply.ts';
import { kindSentences } from './sentences.ts';

/**
 * Returns the sentence about a stored failure. Derived from the response, so that a better wording applies to old rows
 * too; that of its kind when the response has another one by now.
 */
export function describeFailure(kind: ReplyKind, answer: string | null): { kind: ReplyKind; sentence: string } {
  const verdict = classifyReply({ text: answer ?? '' });
  if (verdict.kind === kind) return { kind, sentence: verdict.sentence };
  return { kind, sentence: kindSentences[kind].replace('{server}', 'The receiving server') };
}
