import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClaimSource, NewClaimSource } from '@workspace/contracts/claim-checks';
import { DomainError } from '../../domain-error.ts';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { PostNotFound } from '../blog-posts/post-errors.ts';
import { ClaimSourceEntity } from './claim-source-entity.ts';
import { toClaimSource } from './to-claim-source.ts';

export class SourceNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This source does not exist any more.');
  }
}

/** Stores a source of a sentence. Throws `PostNotFound`. */
export async function addSource(
  em: EntityManager,
  postId: string,
  { sentence, title, url, document, readOn, quote }: NewClaimSource,
  { by: addedBy, at: addedAt }: { by: string; at: Date },
): Promise<ClaimSource> {
  if ((await em.count(BlogPostEntity, { id: postId })) === 0) throw new PostNotFound();
  const optional = { url: url || null, document: document || null, readOn: readOn || null, quote: quote || null };
  const source = em.create(ClaimSourceEntity, { postId, sentence, title, ...optional, addedBy, addedAt });
  await em.flush();
  return toClaimSource(source);
}

/** Deletes a source of a post. Throws `SourceNotFound`. */
export async function removeSource(em: EntityManager, postId: string, id: string): Promise<void> {
  if ((await em.nativeDelete(ClaimSourceEntity, { id, postId })) === 0) throw new SourceNotFound();
}

/**
 * Shows the sources of a post to readers, or hides them. Not a save of the post: an open editor has no conflict. Throws
 * `PostNotFound`.
 */
export async function setShowSources(em: EntityManager, id: string, showSources: boolean): Promise<void> {
  if ((await em.nativeUpdate(BlogPostEntity, { id }, { showSources })) === 0) throw new PostNotFound();
}
