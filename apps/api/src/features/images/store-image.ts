import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { shortFileName } from '../../http/short-file-name.ts';
import { checkUpload } from './check-upload.ts';
import { ImageEntity } from './image-entity.ts';
import { ImageNotFound, StoreFailed } from './image-errors.ts';
import { hashOf, imageFile, uploadKey } from './image-files.ts';
import { makeFallback } from './make-fallback.ts';
import { removeIfDeleted } from './remove-if-deleted.ts';

const maxNameLength = 200;

/** A file to store, as it was uploaded or fetched. */
export interface ImageUpload {
  name: string;
  bytes: Buffer;
}

/** Stores a new image with the file that every client can show. Throws `UnfitImage` and `StoreFailed`. */
export async function addImage(em: EntityManager, store: ImageStore, upload: ImageUpload, by: string) {
  const [{ id }] = await em.execute<[{ id: string }]>('select uuidv7() as id');
  const { columns, put } = await prepare(id, upload);
  // A crash from here on leaves a row that says which files to delete.
  const image = em.create(ImageEntity, { ...columns, id, status: 'storing', createdBy: by });
  await em.flush();
  await put(store);
  image.status = 'processing';
  await em.flush();
  return image;
}

/**
 * Replaces the file of an image. Its earlier files stay, because sent emails show them. Throws `ImageNotFound`,
 * `UnfitImage` and `StoreFailed`.
 */
export async function replaceFile(em: EntityManager, store: ImageStore, { id }: ImageEntity, upload: ImageUpload) {
  const { columns, put } = await prepare(id, upload);
  try {
    await put(store);
    const former = await updateFile(em, id, columns);
    // An upload whose smaller files are not made is still there, and may say where a photo was taken.
    if (former !== undefined && former !== columns.hash) await store.deleteFile(uploadKey(id, former));
  } catch (failed) {
    if (await removeIfDeleted(em, store, id)) throw new ImageNotFound();
    throw failed;
  }
  if (await removeIfDeleted(em, store, id)) throw new ImageNotFound();
}

/** Returns the hash of the former file. Undefined for an image that is deleted. */
async function updateFile(em: EntityManager, id: string, columns: Columns): Promise<string | undefined> {
  const change = { status: 'processing', attempts: 0, claimedUntil: null, updatedAt: new Date() } as const;
  return em.transactional(async (inside) => {
    const [former] = await inside.execute<{ hash: string }[]>('select hash from images where id = ? for update', [id]);
    await inside.nativeUpdate(ImageEntity, { id }, { ...columns, ...change });
    return former?.hash;
  });
}

type Columns = Awaited<ReturnType<typeof prepare>>['columns'];

async function prepare(id: string, { name, bytes }: ImageUpload) {
  await checkUpload(bytes);
  const fallback = await makeFallback(bytes);
  const { format, width, height, color } = fallback;
  const hash = hashOf(bytes);
  const { key, type, variant } = imageFile(id, hash, format, width);
  return {
    columns: {
      fileName: shortFileName(name, maxNameLength, 'unnamed'),
      bytes: bytes.length,
      hash,
      width,
      height,
      color,
      fallback: variant,
      variants: [],
    },
    put: async (store: ImageStore) => {
      try {
        await store.put(uploadKey(id, hash), bytes, 'application/octet-stream');
        await store.put(key, fallback.bytes, type);
      } catch (cause) {
        throw new StoreFailed(cause);
      }
    },
  };
}
