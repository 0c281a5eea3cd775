import { buffer } from 'node:stream/consumers';
import { imageFile } from '@workspace/contracts/image-file';
import type { ShownImage } from '@workspace/contracts/images';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { cropArea, type CropSize } from './crop-image.ts';

/** Reads the smallest file of an image that is wide enough for a crop; undefined without one. */
export async function readForCrop(store: ImageStore, image: ShownImage, size: CropSize): Promise<Buffer | undefined> {
  const { width } = cropArea(image, size, image.focalPoint);
  const { url } = imageFile(image, ['jpeg', 'png'], Math.ceil((size.width * image.width) / width)) ?? image;
  const file = await store.open(url.replace('/media/', ''));
  return file && file !== 'unsatisfiable' ? buffer(file.stream) : undefined;
}
