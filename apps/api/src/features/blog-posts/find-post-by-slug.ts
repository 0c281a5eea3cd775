import type { EntityManager } from '@mikro-orm/postgresql';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { findShownSources } from '../claim-checks/find-shown-sources.ts';
import { imagesOfPosts } from '../images/images-of-posts.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { isFormerSlug, findPostIdByFormerSlug } from './former-slugs.ts';
import { PostGone, PostNotFound } from './post-errors.ts';
import { readablePosts } from './readable.ts';
import { toBlogPost, toUnpublished } from './to-blog-post.ts';

const whole = { populate: ['content'] } as const;

/** Finds the post with this slug, else the one that had it before. `mayPreview` also returns an unpublished post. Throws `PostGone` and `PostNotFound`. */
export async function findPostBySlug(
  em: EntityManager,
  slug: string,
  mayPreview: (postId: string) => Promise<boolean>,
): Promise<BlogPost> {
  const shown = async (post: Parameters<typeof toBlogPost>[0]): Promise<BlogPost> => ({
    ...toBlogPost(post, await imagesOfPosts(em, [post])),
    ...(post.showSources && { sources: await findShownSources(em, post) }),
  });
  const present = await em.findOne(BlogPostEntity, { $and: [{ slug }, readablePosts()] }, whole);
  if (present) return shown(present);
  const hidden = await em.findOne(BlogPostEntity, { slug, trashedAt: null }, whole);
  if (hidden && (await mayPreview(hidden.id))) return { ...(await shown(hidden)), unpublished: toUnpublished(hidden) };
  const id = await findPostIdByFormerSlug(em, slug);
  const moved = id && (await em.findOne(BlogPostEntity, { $and: [{ id }, readablePosts()] }, whole));
  if (moved) return shown(moved);
  if (await isFormerSlug(em, slug)) throw new PostGone();
  throw new PostNotFound("The article you're looking for doesn't exist.");
}
