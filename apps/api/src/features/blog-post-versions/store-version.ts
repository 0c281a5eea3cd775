import type { EntityManager } from '@mikro-orm/postgresql';
import { versionLimit } from '@workspace/contracts/blog-post-versions';
import type { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { pickContent, type PostContent } from '@workspace/contracts/post-content';
import { wordCount } from '@workspace/contracts/word-count';
import { BlogPostVersionEntity } from './blog-post-version-entity.ts';

/**
 * Stores a version of a post that was just saved, and deletes the oldest ones above the limit. Runs in the transaction
 * of the save.
 */
export async function storeVersion(
  em: EntityManager,
  post: BlogPostEntity & { content: string },
  savedBy: string | null,
): Promise<void> {
  const words = wordCount(post.content.replaceAll(/<[^>]*>/g, ' '));
  em.create(BlogPostVersionEntity, { ...pickContent(post), postId: post.id, savedAt: post.updatedAt, savedBy, words });
  await em.flush();
  await em.execute(
    `delete from blog_post_versions where id in (
      select id from blog_post_versions where post_id = ? order by saved_at desc, id desc offset ?)`,
    [post.id, versionLimit],
  );
}

/** Returns the content of a post at a time; undefined when that version is not stored any more. */
export async function findContentAt(em: EntityManager, postId: string, at: Date): Promise<PostContent | undefined> {
  const until = { postId, savedAt: { $lte: at } };
  const version = await em.findOne(BlogPostVersionEntity, until, {
    orderBy: { savedAt: 'desc' },
    populate: ['content'],
  });
  return version ? pickContent(version) : undefined;
}

/**
 * Returns the email address of the user who saved the current version; null when no person did, or when a status
 * change came last.
 */
export async function savedBy(em: EntityManager, { id, updatedAt }: BlogPostEntity): Promise<string | null> {
  const version = await em.findOne(BlogPostVersionEntity, { postId: id, savedAt: updatedAt }, { fields: ['savedBy'] });
  return version?.savedBy ?? null;
}
