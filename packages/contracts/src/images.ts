import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { page, pageSizeUpTo, search } from './list-query.ts';
import { maxCharacters } from './max-characters.ts';

/** The largest upload, in bytes. */
export const largestImage = 25 * 1024 * 1024;

/** The most pixels of an upload. */
export const mostPixels = 100_000_000;

/** The file formats of uploads, as media types. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** One file of an image: an immutable path of the site, its width in pixels, its format. */
export const ImageVariant = z.object({
  url: z.string(),
  width: z.int(),
  format: z.enum(['avif', 'webp', 'jpeg', 'png']),
});
export type ImageVariant = z.infer<typeof ImageVariant>;

/** The point of an image that a crop keeps: shares of its width and height, from 0 to 1. */
export const FocalPoint = z.object({
  x: z.number().check(z.gte(0), z.lte(1)),
  y: z.number().check(z.gte(0), z.lte(1)),
});
export type FocalPoint = z.infer<typeof FocalPoint>;

/**
 * An image as readers see it. `url` is a JPEG or PNG that every client can show; `variants` has all files, and only
 * that one until the others are made. `width` and `height` are those of `url`. `color` is its average color as `#rrggbb`.
 */
export const ShownImage = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  color: z.string(),
  focalPoint: FocalPoint,
  variants: z.array(ImageVariant),
});
export type ShownImage = z.infer<typeof ShownImage>;

/**
 * An image of the library. `processing`: the smaller files are not made yet; `failed`: they cannot be made, and only
 * `url` is there. `uses` counts the posts with it, those in the trash included.
 */
export const Image = z.extend(ShownImage, {
  status: z.enum(['processing', 'ready', 'failed']),
  caption: z.string(),
  credit: z.string(),
  fileName: z.string(),
  /** The size of the upload, in bytes. */
  bytes: z.int(),
  uses: z.int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type Image = z.infer<typeof Image>;

const text = (maxLength: number) => z.string().check(z.trim(), maxCharacters(maxLength));

/** The body that describes an image: omitted fields remain. `alt` is the default of later uses. */
export const ImageChange = z.object({
  alt: z.optional(text(500)),
  caption: z.optional(text(1_000)),
  credit: z.optional(text(200)),
  focalPoint: z.optional(FocalPoint),
});
export type ImageChange = z.infer<typeof ImageChange>;

const byId = z.object({ id: z.uuid() });
const oneImage = z.object({ image: Image });
const notStored = { unreadable: 422, too_many_pixels: 422, not_only_an_image: 422, store_failed: 503 };

/**
 * Stores an image without its metadata (place, camera, time), turned upright. The smaller files follow within seconds.
 * `unreadable`: damaged, or no image; `not_only_an_image`: the file is a page or an archive at the same time;
 * `store_failed`: its disk is full, or its service is away.
 */
export const uploadImage = defineEndpoint({
  method: 'POST',
  path: '/api/images',
  access: 'staff',
  file: { field: 'file', maxBytes: largestImage },
  maxSeconds: 120,
  status: 201,
  response: oneImage,
  errors: notStored,
});

/**
 * Fetches an image from a public address and stores it like an upload. `unreachable`: the address is private, unknown,
 * does not respond in time, or has no image of the allowed size.
 */
export const importImage = defineEndpoint({
  method: 'POST',
  path: '/api/images/imports',
  access: 'staff',
  body: z.object({ url: z.string().check(z.trim(), z.maxLength(2_000)) }),
  maxSeconds: 120,
  status: 201,
  response: oneImage,
  errors: { ...notStored, unreachable: 422 },
});

/** Replaces the file of an image. All posts with it show the new one. */
export const replaceImage = defineEndpoint({
  method: 'PUT',
  path: '/api/images/:id/file',
  access: 'staff',
  params: byId,
  file: { field: 'file', maxBytes: largestImage },
  maxSeconds: 120,
  response: oneImage,
  errors: notStored,
});

/** Lists the images, newest first, 50 per page by default; `search` in file name, alt text, caption and credit. */
export const listImages = defineEndpoint({
  method: 'GET',
  path: '/api/images',
  access: 'staff',
  query: z.object({ search, page, pageSize: pageSizeUpTo(100), use: z.optional(z.enum(['used', 'unused'])) }),
  response: z.object({ images: z.array(Image), total: z.int() }),
});

/** Returns an image, and the posts with it. */
export const getImage = defineEndpoint({
  method: 'GET',
  path: '/api/images/:id',
  access: 'staff',
  params: byId,
  response: z.extend(oneImage, { posts: z.array(z.object({ id: z.uuid(), title: z.string() })) }),
});

/** Updates the fields sent. */
export const changeImage = defineEndpoint({
  method: 'PATCH',
  path: '/api/images/:id',
  access: 'staff',
  params: byId,
  body: ImageChange,
  response: oneImage,
});

/** Deletes an image and its files. `in_use`: a post has it, maybe one in the trash. */
export const deleteImage = defineEndpoint({
  method: 'DELETE',
  path: '/api/images/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: { in_use: 409 },
});

/** Returns a file of an image, with ranges. The site serves it at `/media/:id/:file`, where it never changes. */
export const getImageFile = defineEndpoint({
  method: 'GET',
  path: '/api/media/:id/:file',
  access: 'public',
  params: z.object({ id: z.uuid(), file: z.string().check(z.regex(/^[0-9a-f]{16}-[\w-]+\.(?:avif|webp|jpg|png)$/)) }),
  response: { stream: 'image/*' },
  errors: { range_not_satisfiable: 416 },
});
