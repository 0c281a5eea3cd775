import type { Claim } from '@workspace/contracts/claims/claim';
import { findExpiredClaims } from '@workspace/contracts/claims/find-expired';
import { sentencesOfPost } from '@workspace/contracts/claims/sentences-of-post';
import { longDateOf } from '@workspace/contracts/long-date';
import { documentOf, valueOf } from '../../editor/rich-text-value.ts';

/** Returns the expired claims that a post states, each once. */
export function expiredInPost(post: { title: string; excerpt: string; content: string }, now: Date): Claim[] {
  const { title, excerpt, content } = post;
  const sentences = sentencesOfPost({ title, excerpt, document: documentOf(valueOf(content)) });
  return [...new Set(sentences.flatMap((sentence) => findExpiredClaims(sentence, now)))];
}

/** Says which claim is expired, since when, and who confirms it. */
export const expiredText = ({ value, wording, owner, validUntil, document }: Claim): string =>
  `${value} (${wording}) was valid until ${longDateOf(validUntil)}: ask ${owner} to confirm it (${document})`;
