import type { FocalPoint, ShownImage } from './images.ts';

/** The size of the picture in a shared link, in pixels: the ratio that networks and messengers show. */
export const socialSize = { width: 1_200, height: 630 };

/** Rounds a focal point to hundredths, as the path of a crop names it. */
export const roundedPoint = ({ x, y }: FocalPoint): FocalPoint => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
});

/**
 * Returns the crop of an image for shared links: its path on the site, and its size in pixels, which is at most
 * `socialSize`. Another file or focal point gives another path, so that networks fetch it anew.
 */
export function socialPicture({
  url,
  width,
  height,
  focalPoint,
}: Pick<ShownImage, 'url' | 'width' | 'height' | 'focalPoint'>): { url: string; width: number; height: number } {
  const scale = Math.min(1, width / socialSize.width, height / socialSize.height);
  const { x, y } = roundedPoint(focalPoint);
  return {
    url: url.replace(/-\d+\.\w+$/, `-social-${Math.round(x * 100)}-${Math.round(y * 100)}.jpg`),
    width: Math.max(1, Math.round(socialSize.width * scale)),
    height: Math.max(1, Math.round(socialSize.height * scale)),
  };
}
