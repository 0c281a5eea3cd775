import type { EntityManager } from '@mikro-orm/postgresql';
import { imagesOfPosts } from '../images/images-of-posts.ts';
import { pictureInMail } from './picture-in-mail.ts';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { readablePosts } from '../blog-posts/readable.ts';
import type { PostInMail } from './message-content.ts';

/** Returns the campaign's posts that are public now, in the chosen order. */
export async function postsInMail(em: EntityManager, ids: string[], publicOrigin: string): Promise<PostInMail[]> {
  const found = await em.find(BlogPostEntity, { $and: [{ id: { $in: ids } }, readablePosts()] });
  const images = await imagesOfPosts(em, found);
  return ids
    .flatMap((id) => found.find((post) => post.id === id) ?? [])
    .map(({ title, excerpt, category, readTime, slug, coverImageId }) => ({
      title,
      excerpt,
      category,
      readTime,
      slug,
      url: `${publicOrigin}/blog/${slug}`,
      cover: pictureInMail(images.get(coverImageId ?? ''), publicOrigin),
    }));
}
