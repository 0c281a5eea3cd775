import type { EntityManager } from '@mikro-orm/postgresql';
import type { Autosave } from '@workspace/contracts/blog-post-autosaves';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { PostInTrash, PostNotFound } from '../blog-posts/post-errors.ts';
import { AutosaveEntity, type AutosaveFields } from './autosave-entity.ts';

interface Revision {
  postId: string;
  savedBy: string;
  basedOn: string | undefined;
  fields: AutosaveFields;
  at: Date;
}

/** Stores a person's pending revision of a post. Throws `PostNotFound` and `PostInTrash`. */
export async function storeAutosave(
  em: EntityManager,
  { postId, savedBy, basedOn, fields, at }: Revision,
): Promise<Autosave> {
  const post = await em.findOne(BlogPostEntity, { id: postId });
  if (!post) throw new PostNotFound();
  if (post.trashedAt) throw new PostInTrash();
  const autosave = await em.upsert(AutosaveEntity, {
    postId,
    savedBy,
    basedOn: basedOn === undefined ? post.updatedAt : new Date(basedOn),
    savedAt: at,
    fields,
  });
  return toAutosave(autosave);
}

/** Maps a pending revision to its public shape. */
export function toAutosave({ fields, basedOn, savedBy, savedAt }: AutosaveEntity): Autosave {
  return { ...fields, basedOn: basedOn.toISOString(), savedBy, savedAt: savedAt.toISOString() };
}

/** Deletes a person's pending revision of a post. */
export async function deleteAutosave(em: EntityManager, postId: string, savedBy: string): Promise<void> {
  await em.nativeDelete(AutosaveEntity, { postId, savedBy });
}
