import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import {
  changeImage,
  deleteImage as deleteImageEndpoint,
  getImage,
  getImageFile,
  importImage,
  largestImage,
  listImages,
  replaceImage,
  uploadImage,
} from '@workspace/contracts/images';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import type { FetchFile } from '../../adapters/fetch-file.ts';
import type { Upload } from '../../http/read-upload.ts';
import { FileBytes, parseRange } from '../../http/file-bytes.ts';
import { serve } from '../../http/serve.ts';
import { deleteImage } from './delete-image.ts';
import { oneImage, pageOfImages } from './find-image.ts';
import { ImageInUse, ImageNotFound, StoreAway, StoreFailed, UnfitImage } from './image-errors.ts';
import { typeOfEnding } from './image-files.ts';
import { openImageFile } from './open-image-file.ts';
import { postsWithImage } from './posts-with-image.ts';
import { addImage, replaceFile } from './store-image.ts';
import { toImage } from './to-image.ts';

export interface ImagesDeps {
  store: ImageStore;
  fetchFile: FetchFile;
  /** Enqueues the job that makes the smaller files. */
  enqueue: () => void;
}

/** The reasons why a file is not stored. */
const notStored = [UnfitImage, StoreFailed];

export function imagesRoutes(app: FastifyInstance, deps: ImagesDeps): void {
  const { store, fetchFile, enqueue } = deps;
  const shown = async (em: EntityManager, id: string) => ({ image: toImage(await oneImage(em, id)) });

  serve(app, uploadImage, notStored, async ({ file, user, request: { em, log } }) => {
    const image = await addImage(em, store, await whole(file), user.email);
    log.info({ event: 'image_stored', imageId: image.id, bytes: image.bytes });
    enqueue();
    return shown(em, image.id);
  });

  serve(app, importImage, notStored, async ({ body: { url }, user, request: { em, log } }) => {
    const fetched = await fetchFile(url, largestImage);
    if (typeof fetched === 'string') throw apiError(importImage, 'unreachable', fetched, { url: fetched });
    const image = await addImage(em, store, fetched, user.email);
    log.info({ event: 'image_imported', imageId: image.id, bytes: image.bytes });
    enqueue();
    return shown(em, image.id);
  });

  serve(app, replaceImage, [ImageNotFound, ...notStored], async ({ params: { id }, file, request: { em, log } }) => {
    await replaceFile(em, store, await oneImage(em, id), await whole(file));
    log.info({ event: 'image_replaced', imageId: id });
    enqueue();
    return shown(em, id);
  });

  serve(app, changeImage, [ImageNotFound], async ({ params: { id }, body, request: { em } }) => {
    const { focalPoint, ...texts } = body;
    const image = await oneImage(em, id);
    em.assign(image, { ...texts, ...(focalPoint && { focalX: focalPoint.x, focalY: focalPoint.y }) });
    image.updatedAt = new Date();
    await em.flush();
    return shown(em, id);
  });

  serve(app, deleteImageEndpoint, [ImageNotFound, ImageInUse], async ({ params: { id }, request: { em, log } }) => {
    await deleteImage(em, store, id);
    log.info({ event: 'image_deleted', imageId: id });
  });

  readingRoutes(app, store, shown);
}

function readingRoutes(
  app: FastifyInstance,
  store: ImageStore,
  shown: (em: EntityManager, id: string) => Promise<{ image: ReturnType<typeof toImage> }>,
): void {
  serve(app, listImages, ({ query, request: { em } }) => pageOfImages(em, query));

  serve(app, getImage, [ImageNotFound], async ({ params: { id }, request: { em } }) => ({
    ...(await shown(em, id)),
    posts: await postsWithImage(em, id),
  }));

  serve(app, getImageFile, [StoreAway], async ({ params: { id, file }, request }) => {
    const opened = await openImageFile(request.em, store, { id, file }, parseRange(request.headers.range));
    if (!opened) throw apiError(getImageFile, 'not_found', 'There is no picture at this address.');
    if (opened === 'unsatisfiable')
      throw apiError(getImageFile, 'range_not_satisfiable', 'The picture does not have these bytes.');
    return new FileBytes(opened, typeOfEnding[file.slice(file.lastIndexOf('.') + 1)]!);
  });
}

const whole = async ({ name, chunks }: Upload) => ({ name, bytes: await buffer(chunks) });
