import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShownImage } from '@workspace/contracts/images';
import { imageIdsOf } from '../blog-posts/image-ids-in.ts';
import { ImageEntity } from './image-entity.ts';
import { toShownImage } from './to-image.ts';

/** Loads the covers of posts, and the images in the content of those that have it loaded, by their IDs. */
export async function imagesOfPosts(
  em: EntityManager,
  posts: readonly Parameters<typeof imageIdsOf>[0][],
): Promise<Map<string, ShownImage>> {
  const ids = posts.flatMap(imageIdsOf);
  if (ids.length === 0) return new Map();
  const images = await em.find(ImageEntity, { id: [...new Set(ids)] });
  return new Map(images.map((image) => [image.id, toShownImage(image)]));
}
