import type { EntityManager } from '@mikro-orm/postgresql';
import { imagesOfPosts } from '../../images/images-of-posts.ts';
import { pictureInMail } from './picture-in-mail.ts';
import { BlogPostEntity } from '../../blog-posts/blog-post-entity.ts';
import { readablePosts } from '../../blog-posts/readable.ts';
import type { PostInMail } from './message-content.ts';

/** Returns those of a campaign's posts that are public now, by their IDs. */
export async function postsInMail(
  em: EntityManager,
  ids: readonly string[],
  publicOrigin: string,
): Promise<Map<string, PostInMail>> {
  if (ids.length === 0) return new Map();
  const found = await em.find(BlogPostEntity, { $and: [{ id: { $in: [...ids] } }, readablePosts()] });
  const images = await imagesOfPosts(em, found);
  return new Map(
    found.map(({ id, title, excerpt, category, readTime, slug, coverImageId }) => [
      id,
      {
        title,
        excerpt,
        category,
        readTime,
        slug,
        url: `${publicOrigin}/blog/${slug}`,
        cover: pictureInMail(images.get(coverImageId ?? ''), publicOrigin),
      },
    ]),
  );
}
