import type { EntityManager } from '@mikro-orm/postgresql';
import { withoutChecked } from '@workspace/contracts/claims/find-unsupported-in-post';
import { DomainError } from '../../domain-error.ts';
import type { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { unsupportedSentences } from '../blog-posts/stored-content.ts';
import { ClaimCheckEntity } from './claim-check-entity.ts';
import { ClaimSourceEntity } from './claim-source-entity.ts';

/** Thrown for an AI draft with a sentence that nobody has checked. */
export class UncheckedClaims extends DomainError<'unchecked_claims'> {}

/** The staff member who confirms, and the sentences. */
interface Word {
  by: string | null;
  at: Date;
  checkedClaims: readonly string[];
}

/**
 * Rejects an AI draft for readers while it has a sentence that neither the register supports nor a person has checked,
 * now or before, and that has no source. Stores the new checks. Runs in the transaction of the save. Throws `UncheckedClaims`.
 */
export async function requireChecks(
  em: EntityManager,
  post: BlogPostEntity & { content: string },
  { by, at, checkedClaims }: Word,
): Promise<void> {
  if (!post.isAiDraft || post.status === 'draft') return;
  const { id: postId, title, excerpt, content } = post;
  const found = (await unsupportedSentences({ title, excerpt, content })).map((sentence) => ({ sentence }));
  const before = [...(await em.find(ClaimCheckEntity, { postId })), ...(await em.find(ClaimSourceEntity, { postId }))];
  const open = withoutChecked(
    found,
    before.map(({ sentence }) => sentence),
  );
  // Without a current user nothing counts as checked.
  const left = withoutChecked(open, by === null ? [] : checkedClaims);
  if (left.length > 0) throw uncheckedError(new Set(left.map(({ sentence }) => sentence)));
  for (const sentence of new Set(open.map((one) => one.sentence)))
    em.create(ClaimCheckEntity, { postId, sentence, checkedBy: by!, checkedAt: at });
  await em.flush();
}

function uncheckedError(sentences: Set<string>) {
  const [first = ''] = sentences;
  const count = sentences.size === 1 ? 'a sentence' : `${sentences.size} sentences`;
  const shown = first.length > 120 ? `${first.slice(0, 120)}…` : first;
  const sentence = `This draft of a model states what nobody has checked, in ${count}, such as “${shown}” Check and confirm, add a source, or keep it a draft.`;
  return new UncheckedClaims('unchecked_claims', sentence);
}
