import type { Image, ShownImage } from '@workspace/contracts/images';
import type { ImageEntity } from './image-entity.ts';

type WithoutUses = Omit<ImageEntity, 'uses'>;

/** Maps an image to its public shape. */
export function toShownImage(image: WithoutUses): ShownImage {
  const { id, fallback, width, height, alt, color, focalX: x, focalY: y, variants } = image;
  return {
    id,
    url: fallback.url,
    width,
    height,
    alt,
    color,
    focalPoint: { x, y },
    variants: [...variants, fallback],
  };
}

/** Maps an image to the shape for staff. */
export function toImage(image: WithoutUses & { uses: number }): Image {
  const { caption, credit, fileName, bytes, uses, createdBy, status } = image;
  return {
    ...toShownImage(image),
    caption,
    credit,
    fileName,
    bytes,
    uses,
    createdBy,
    status: status === 'storing' ? 'processing' : status,
    createdAt: image.createdAt.toISOString(),
  };
}
