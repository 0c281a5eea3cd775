import { defineEntity, p } from '@mikro-orm/core';
import type { ImageVariant } from '@workspace/contracts/images';

const ImageSchema = defineEntity({
  name: 'Image',
  tableName: 'images',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    /** `storing`: the upload is not finished; such a row is no image yet. */
    status: p.text().$type<'storing' | 'processing' | 'ready' | 'failed'>(),
    fileName: p.text(),
    /** The first 16 hexadecimal digits of the SHA-256 of the upload: part of the names of its files. */
    hash: p.text(),
    bytes: p.integer(),
    width: p.integer(),
    height: p.integer(),
    color: p.text(),
    alt: p.text().default(''),
    caption: p.text().default(''),
    credit: p.text().default(''),
    focalX: p.float().default(0.5),
    focalY: p.float().default(0.5),
    /** The file that every client can show. */
    fallback: p.json().$type<ImageVariant>(),
    /** The other files, when they are made. */
    variants: p.json().$type<ImageVariant[]>(),
    /** Failed attempts to make the other files. */
    attempts: p.integer().default(0),
    /** Until then one worker alone makes the other files. */
    claimedUntil: p.datetime(3).nullable(),
    createdBy: p.text(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).defaultRaw('now()'),
    uses: p
      .integer()
      .formula((image) => `(select count(*)::int from blog_post_images u where u.image_id = ${image.id})`)
      .lazy(),
  },
});

/** An image of the library. */
export class ImageEntity extends ImageSchema.class {}
ImageSchema.setClass(ImageEntity);
