import type { EntityManager } from '@mikro-orm/postgresql';
import { uncheckedOf } from '@workspace/contracts/claims/unsupported-in-post';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import type { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { unsupportedSentences } from '../blog-posts/stored-content.ts';
import { ClaimCheckEntity } from './claim-check-entity.ts';

type Publishing = Endpoint & { readonly errors: { readonly unchecked_claims: number } };

/** Whose word it is, and the sentences it is about. */
interface Word {
  by: string | null;
  at: Date;
  checkedClaims: readonly string[];
}

/**
 * Sees to it that readers get nothing of a model's draft that neither the register supports nor a person has checked,
 * now or before. Keeps the word of whoever checked. In the transaction of the save. Throws `unchecked_claims`.
 */
export async function requireChecks(
  em: EntityManager,
  endpoint: Publishing,
  post: BlogPostEntity & { content: string },
  { by, at, checkedClaims }: Word,
): Promise<void> {
  if (!post.isAiDraft || post.status === 'draft') return;
  const { id: postId, title, excerpt, content } = post;
  const found = (await unsupportedSentences({ title, excerpt, content })).map((sentence) => ({ sentence }));
  const before = await em.find(ClaimCheckEntity, { postId });
  const open = uncheckedOf(
    found,
    before.map(({ sentence }) => sentence),
  );
  // Without a person nobody has checked anything.
  const left = uncheckedOf(open, by === null ? [] : checkedClaims);
  if (left.length > 0) throw unchecked(endpoint, new Set(left.map(({ sentence }) => sentence)));
  for (const sentence of new Set(open.map((one) => one.sentence)))
    em.create(ClaimCheckEntity, { postId, sentence, checkedBy: by!, checkedAt: at });
  await em.flush();
}

function unchecked(endpoint: Publishing, sentences: Set<string>) {
  const [first = ''] = sentences;
  const count = sentences.size === 1 ? 'a sentence' : `${sentences.size} sentences`;
  const shown = first.length > 120 ? `${first.slice(0, 120)}…` : first;
  const sentence = `This draft of a model states what nobody has checked, in ${count}, such as “${shown}” Check and confirm, or keep it a draft.`;
  return apiError<'unchecked_claims'>(endpoint, 'unchecked_claims', sentence);
}
