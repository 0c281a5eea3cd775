import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShownImage } from '@workspace/contracts/images';
import { imageIdsIn } from '../blog-posts/image-ids-in.ts';
import { ImageEntity } from './image-entity.ts';
import { toShownImage } from './to-image.ts';

interface Post {
  coverImageId?: string | null | undefined;
  content?: unknown;
}

/** Loads the covers of posts, and the images in the content of those that have it loaded, by their IDs. */
export async function imagesOfPosts(em: EntityManager, posts: readonly Post[]): Promise<Map<string, ShownImage>> {
  const ids = posts.flatMap(({ coverImageId, content }) => [
    ...(coverImageId ? [coverImageId] : []),
    ...(typeof content === 'string' ? imageIdsIn(content) : []),
  ]);
  if (ids.length === 0) return new Map();
  const images = await em.find(ImageEntity, { id: [...new Set(ids)] });
  return new Map(images.map((image) => [image.id, toShownImage(image)]));
}
