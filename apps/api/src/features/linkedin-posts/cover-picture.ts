import type { ShownImage } from '@workspace/contracts/images';
import type { LinkedinPicture } from '../../adapters/linkedin/images.ts';
import type { LinkedinResponse } from '../../adapters/linkedin/response.ts';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { cropImage } from '../images/crop-image.ts';
import { readForCrop } from '../images/read-for-crop.ts';

/** The size that LinkedIn recommends for the picture of an article, in pixels. */
const size = { width: 1_200, height: 627 };

/** Names the crop of a cover for an organization: another file, focal point or organization needs another upload. */
export const cropKey = (organizationId: string, { url, focalPoint: { x, y } }: ShownImage): string =>
  [organizationId, url, x, y].join(' ');

/** The code of a cover whose file is missing or damaged. */
export const pictureMissing = 'picture_missing';

/** Returns the cover as LinkedIn shows it: a JPEG, cropped around the focal point. Never rejects. */
export async function readCover(store: ImageStore, image: ShownImage): Promise<LinkedinResponse<LinkedinPicture>> {
  const file = await readForCrop(store, image, size).catch(() => 'away' as const);
  if (file === 'away') return { failure: { kind: 'unready', status: 0, code: 'image_store_away' } };
  const bytes = file && (await cropImage(file, size, image.focalPoint).catch(() => undefined));
  if (!bytes) return { failure: { kind: 'text', status: 0, code: pictureMissing } };
  return { value: { bytes: new Uint8Array(bytes), type: 'image/jpeg' } };
}
