import type { EntityManager } from '@mikro-orm/postgresql';
import { roundedPoint, socialPicture, socialSize } from '@workspace/contracts/social-picture';
import type { ByteRange, ImageStore } from '../../adapters/image-store/image-store.ts';
import { cropImage } from './crop-image.ts';
import { StoreAway } from './image-errors.ts';
import { ImageEntity } from './image-entity.ts';
import { readForCrop } from './read-for-crop.ts';
import { toShownImage } from './to-image.ts';

/** Opens a file of an image, or throws `StoreAway`. The crop for shared links is made at its first request. */
export async function openImageFile(
  em: EntityManager,
  store: ImageStore,
  { id, file }: { id: string; file: string },
  range: ByteRange | undefined,
): ReturnType<ImageStore['open']> {
  const key = `${id}/${file}`;
  const open = () => store.open(key, range).catch(away);
  const opened = await open();
  if (opened || !file.includes('-social-')) return opened;
  const image = await em.findOne(ImageEntity, { id });
  // Only the current crop is made: an earlier one is in the store, if anybody asked for it.
  const shown = image && toShownImage(image);
  if (!shown || socialPicture(shown).url !== `/media/${key}`) return undefined;
  const bytes = await readForCrop(store, shown, socialSize).catch(away);
  if (!bytes) return undefined;
  const crop = await cropImage(bytes, socialSize, roundedPoint(shown.focalPoint));
  await store.put(key, crop, 'image/jpeg').catch(away);
  return open();
}

function away(cause: unknown): never {
  throw new StoreAway(cause);
}
