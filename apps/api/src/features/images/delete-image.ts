import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { ImageEntity } from './image-entity.ts';
import { ImageInUse, ImageNotFound } from './image-errors.ts';
import { uploadKey } from './image-files.ts';
import { postsWithImage } from './posts-with-image.ts';

/** Deletes an image and its files. Throws `ImageNotFound` and `ImageInUse`. */
export async function deleteImage(em: EntityManager, store: ImageStore, id: string): Promise<void> {
  const [newsletter] = await em.execute<{ subject: string }[]>(
    `select subject from newsletter_campaigns
     where html like ? or sequence_id is not null and variant_messages::text like ? limit 1`,
    [`%/media/${id}/%`, `%/media/${id}/%`],
  );
  if (newsletter)
    throw new ImageInUse(
      'in_use',
      `This picture was sent in the newsletter "${newsletter.subject}", where readers see it.`,
    );
  const [draft] = await em.execute<{ name: string }[]>(
    'select name from newsletter_campaigns where (started_at is null or sequence_id is not null) and blocks @> ?::jsonb limit 1',
    [JSON.stringify([{ type: 'image', imageId: id }])],
  );
  if (draft)
    throw new ImageInUse('in_use', `This picture is in the newsletter "${draft.name}". Remove it there first.`);
  try {
    // A post that is saved at the same moment keeps its images by the foreign key.
    if ((await em.nativeDelete(ImageEntity, { id })) === 0) throw new ImageNotFound();
  } catch (error) {
    if (!(error instanceof ForeignKeyConstraintViolationException)) throw error;
    const titles = (await postsWithImage(em, id)).map(({ title }) => `"${title}"`);
    throw new ImageInUse('in_use', `This picture is used in ${titles.join(', ')}. Remove it there first.`);
  }
  await store.deleteFolder(id);
}

/** Deletes what crashes left: rows of unfinished uploads after an hour, and uploads whose files are made. */
export async function cleanUpImages(em: EntityManager, store: ImageStore, now: Date): Promise<{ unfinished: number }> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const unfinished = await em.find(ImageEntity, { status: 'storing', createdAt: { $lt: before(1) } });
  for (const { id } of unfinished) {
    await store.deleteFolder(id);
    await em.nativeDelete(ImageEntity, { id });
  }
  const settled = await em.find(ImageEntity, { status: ['ready', 'failed'], updatedAt: { $gt: before(72) } });
  for (const { id, hash } of settled) await store.deleteFile(uploadKey(id, hash));
  return { unfinished: unfinished.length };
}
