import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImageVariant } from '@workspace/contracts/images';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { ImageEntity } from './image-entity.ts';
import { imageFile, uploadKey } from './image-files.ts';
import { makeVariants } from './make-variants.ts';
import { removeIfDeleted } from './remove-if-deleted.ts';

const mostAttempts = 3;

/** Makes the files of all new images, one image after another. Several workers never make the same one. */
export async function finishImages(newEm: () => EntityManager, store: ImageStore, signal: AbortSignal) {
  const outcome = { finished: 0, failed: 0 };
  while (!signal.aborted) {
    const em = newEm();
    const image = await claimImage(em);
    if (!image) break;
    const done = await finishImage(em, store, image, signal);
    if (done) outcome[done] += 1;
  }
  return outcome;
}

/** An image is claimed for some minutes by its time of change; a killed worker's image is free after them. */
async function claimImage(em: EntityManager): Promise<ImageEntity | undefined> {
  const [claimed] = await em.execute<{ id: string }[]>(
    `update images set claimed_until = now() + interval '5 minutes' where id = (
       select id from images where status = 'processing' and (claimed_until is null or claimed_until < now())
       order by updated_at limit 1 for update skip locked)
     returning id`,
  );
  return claimed && (await em.findOneOrFail(ImageEntity, { id: claimed.id }));
}

async function finishImage(em: EntityManager, store: ImageStore, image: ImageEntity, signal: AbortSignal) {
  const { id, hash } = image;
  // The file may be replaced meanwhile: then the image stays for the next run.
  const settle = (change: Partial<ImageEntity>) =>
    em.nativeUpdate(ImageEntity, { id, hash }, { ...change, claimedUntil: null });
  try {
    const variants = await storeVariants(store, image, signal);
    await settle(variants ? { variants, status: 'ready' } : {});
    if (await removeIfDeleted(em, store, id)) return undefined;
    if (variants) await store.deleteFile(uploadKey(id, hash));
    return variants && 'finished';
  } catch (error) {
    if (await removeIfDeleted(em, store, id)) return undefined;
    const attempts = image.attempts + 1;
    const isLast = attempts >= mostAttempts;
    await settle({ attempts, ...(isLast && { status: 'failed' }) });
    if (!isLast) throw error;
    await store.deleteFile(uploadKey(id, hash));
    return 'failed';
  }
}

/** Undefined when the worker stops. */
async function storeVariants(store: ImageStore, { id, hash }: ImageEntity, signal: AbortSignal) {
  const upload = await store.open(uploadKey(id, hash));
  if (!upload || upload === 'unsatisfiable') throw new Error('The upload is not in the store');
  const variants: ImageVariant[] = [];
  for await (const { bytes, format, width } of makeVariants(await buffer(upload.stream))) {
    if (signal.aborted) return undefined;
    const { key, type, variant } = imageFile(id, hash, format, width);
    await store.put(key, bytes, type);
    variants.push(variant);
  }
  return variants;
}
