import type { EntityManager } from '@mikro-orm/postgresql';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { readablePosts } from '../blog-posts/readable.ts';
import { EmailListEntity } from '../email-lists/email-list-entity.ts';
import { ImageEntity } from '../images/image-entity.ts';
import { UnfitChoice } from './campaign-errors.ts';

/** The rows that a campaign refers to. */
interface Choices {
  emailListId?: string | undefined;
  postIds: readonly string[];
  imageIds: readonly string[];
}

/** Throws `UnfitChoice` for a list or a picture that does not exist, and for posts that are not public. */
export async function checkChoices(em: EntityManager, { emailListId, postIds, imageIds }: Choices): Promise<void> {
  if (emailListId && (await em.count(EmailListEntity, { id: emailListId, trashedAt: null })) === 0)
    throw new UnfitChoice('no_such_list', 'This list does not exist any more. Choose another.');
  const posts = [...new Set(postIds)];
  if (posts.length > 0 && (await em.count(BlogPostEntity, { $and: [{ id: posts }, readablePosts()] })) < posts.length)
    throw new UnfitChoice('no_such_post', 'Readers cannot see one of these posts. Choose published ones.');
  const images = [...new Set(imageIds)];
  if (images.length > 0 && (await em.count(ImageEntity, { id: images })) < images.length)
    throw new UnfitChoice('no_such_image', 'One of these pictures is not in the library any more. Choose another.');
}
