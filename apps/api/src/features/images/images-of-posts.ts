import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShownImage } from '@workspace/contracts/images';
import { imageIdsOf } from '../blog-posts/image-ids-in.ts';
import { shownImages } from './shown-images.ts';

/** Loads the covers of posts, and the images in the content of those that have it loaded, by their IDs. */
export function imagesOfPosts(
  em: EntityManager,
  posts: readonly Parameters<typeof imageIdsOf>[0][],
): Promise<Map<string, ShownImage>> {
  return shownImages(em, posts.flatMap(imageIdsOf));
}
