import sharp from 'sharp';

/** Pictures for tests: a colorful JPEG by default, `width` by `height` pixels. */
export async function aPicture({
  width = 900,
  height = 600,
  format = 'jpeg',
}: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' } = {}): Promise<Buffer> {
  return gradient(width, height).toFormat(format).toBuffer();
}

/** A photo as a phone takes it: lying on its side, with the place and the camera in its metadata. */
export async function aPhonePhoto(): Promise<Buffer> {
  return gradient(900, 600)
    .withExif({
      IFD0: { Make: 'Camera of Ada', Copyright: 'Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '92/1 1/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

function gradient(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels[3 * at] = (255 * x) / width;
    pixels[3 * at + 1] = (255 * y) / height;
    pixels[3 * at + 2] = (x ^ y) & 63;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
