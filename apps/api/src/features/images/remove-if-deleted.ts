import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { ImageEntity } from './image-entity.ts';

/**
 * Deletes the files of an image that somebody deleted while a file of it was stored: nobody could delete them later, and
 * they are public. Returns true if the image is gone.
 */
export async function removeIfDeleted(em: EntityManager, store: ImageStore, id: string): Promise<boolean> {
  if ((await em.count(ImageEntity, { id })) > 0) return false;
  await store.deleteFolder(id);
  return true;
}
