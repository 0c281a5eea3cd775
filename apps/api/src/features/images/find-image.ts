import type { EntityManager } from '@mikro-orm/postgresql';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { listImages } from '@workspace/contracts/images';
import { likePattern } from '../../database/like-pattern.ts';
import { ImageEntity } from './image-entity.ts';
import { ImageNotFound } from './image-errors.ts';
import { toImage } from './to-image.ts';

const withUses = { populate: ['uses'] } as const;
const isStored = { status: { $ne: 'storing' } } as const;

/** Finds an image of the library. Throws `ImageNotFound`. */
export async function oneImage(em: EntityManager, id: string) {
  const image = await em.findOne(ImageEntity, { id, ...isStored }, { ...withUses, refresh: true });
  if (!image) throw new ImageNotFound();
  return image;
}

/** Returns a page of the library, newest first. */
export async function pageOfImages(
  em: EntityManager,
  { search, use, page = 1, pageSize = 50 }: ParsedOf<typeof listImages>['query'],
) {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const [images, total] = await em.findAndCount(
    ImageEntity,
    {
      ...isStored,
      ...(use && { uses: use === 'used' ? { $gt: 0 } : 0 }),
      $and: words.map((word) => ({
        $or: (['fileName', 'alt', 'caption', 'credit'] as const).map((field) => ({
          [field]: { $ilike: likePattern(word) },
        })),
      })),
    },
    {
      ...withUses,
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
  );
  return { images: images.map(toImage), total };
}
