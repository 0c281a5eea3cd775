import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShownImage } from '@workspace/contracts/images';
import { ImageEntity } from './image-entity.ts';
import { toShownImage } from './to-image.ts';

/** Loads the images of the library with these IDs, as readers see them. */
export async function shownImages(em: EntityManager, ids: readonly string[]): Promise<Map<string, ShownImage>> {
  if (ids.length === 0) return new Map();
  const images = await em.find(ImageEntity, { id: [...new Set(ids)], status: { $ne: 'storing' } });
  return new Map(images.map((image) => [image.id, toShownImage(image)]));
}
