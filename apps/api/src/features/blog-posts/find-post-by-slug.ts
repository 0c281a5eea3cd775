import type { EntityManager } from '@mikro-orm/postgresql';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { isFormerSlug, findPostIdByFormerSlug } from './former-slugs.ts';
import { PostGone, PostNotFound } from './post-errors.ts';
import { readablePosts } from './readable.ts';
import { toArticle } from './to-article.ts';
import { toUnpublished } from './to-blog-post.ts';

const whole = { populate: ['content'] } as const;

/** Finds the post with this slug, else the one that had it before. `mayPreview` also returns an unpublished post. Throws `PostGone` and `PostNotFound`. */
export async function findPostBySlug(
  em: EntityManager,
  slug: string,
  mayPreview: (postId: string) => Promise<boolean>,
): Promise<BlogPost> {
  const present = await em.findOne(BlogPostEntity, { $and: [{ slug }, readablePosts()] }, whole);
  if (present) return toArticle(em, present);
  const hidden = await em.findOne(BlogPostEntity, { slug, trashedAt: null }, whole);
  if (hidden && (await mayPreview(hidden.id)))
    return { ...(await toArticle(em, hidden)), unpublished: toUnpublished(hidden) };
  const id = await findPostIdByFormerSlug(em, slug);
  const moved = id && (await em.findOne(BlogPostEntity, { $and: [{ id }, readablePosts()] }, whole));
  if (moved) return toArticle(em, moved);
  if (await isFormerSlug(em, slug)) throw new PostGone();
  throw new PostNotFound("The article you're looking for doesn't exist.");
}
