import { getImage } from '@workspace/contracts/images';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';

const imageId = /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\//;

/** Returns the URL of the current file of a picture: it may have been replaced since the text was written. */
export function useCurrentFile(url: string): string {
  const [, id] = imageId.exec(url) ?? [];
  const { data } = useEndpoint(getImage, id === undefined ? null : { params: { id } });
  return data?.image.url ?? url;
}
