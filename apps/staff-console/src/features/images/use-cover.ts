import { getImage, type Image } from '@workspace/contracts/images';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';

/** The image of a cover; undefined without one and until it is loaded. */
export const useCover = (imageId: string | null): Image | undefined =>
  useEndpoint(getImage, imageId === null ? null : { params: { id: imageId } }).data?.image;
