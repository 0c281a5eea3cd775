import type { EntityManager } from '@mikro-orm/postgresql';
import { BlogPostEntity } from '../../blog-posts/blog-post-entity.ts';
import { readablePosts } from '../../blog-posts/readable.ts';
import { EmailListEntity } from '../../email-lists/email-list-entity.ts';
import { lockSegments } from '../../segments/lock-segments.ts';
import { ImageEntity } from '../../images/image-entity.ts';
import { UnfitChoice } from '../campaign-errors.ts';

/** The rows that a campaign refers to. */
interface Choices {
  listIds: readonly string[];
  segmentIds: readonly string[];
  postIds: readonly string[];
  imageIds: readonly string[];
}

/**
 * Throws `UnfitChoice` for a list, a segment or a picture that does not exist, and for posts that are not public. Runs in
 * the transaction that stores them.
 */
export async function checkChoices(
  em: EntityManager,
  { listIds, segmentIds, postIds, imageIds }: Choices,
): Promise<void> {
  const lists = [...new Set(listIds)];
  if (lists.length > 0 && (await em.count(EmailListEntity, { id: lists, trashedAt: null })) < lists.length)
    throw new UnfitChoice('no_such_list', 'This list does not exist any more. Choose another.');
  if (!(await lockSegments(em, segmentIds)))
    throw new UnfitChoice('no_such_segment', 'This segment does not exist any more. Choose another.');
  const posts = [...new Set(postIds)];
  if (posts.length > 0 && (await em.count(BlogPostEntity, { $and: [{ id: posts }, readablePosts()] })) < posts.length)
    throw new UnfitChoice('no_such_post', 'Readers cannot see one of these posts. Choose published ones.');
  const images = [...new Set(imageIds)];
  if (images.length > 0 && (await em.count(ImageEntity, { id: images })) < images.length)
    throw new UnfitChoice('no_such_image', 'One of these pictures is not in the library any more. Choose another.');
}
