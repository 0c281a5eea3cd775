import { mostPixels } from '@workspace/contracts/images';
import { UnfitImage } from './image-errors.ts';
import { imageKind, isAlsoSomethingElse, type ImageFormat } from './image-kind.ts';
import { openImage } from './sharp.ts';

const use = 'Choose a JPEG, PNG, WebP, AVIF or GIF file.';
const messages = {
  svg: 'An SVG file is a program as much as a picture, and is not accepted. Export it as a PNG.',
  heic: 'HEIC photos cannot be read here. Export it as a JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).',
};

/** Checks that a file is one image of an accepted format and size, and returns its format. Throws `UnfitImage`. */
export async function checkUpload(bytes: Buffer): Promise<ImageFormat> {
  if (bytes.length === 0) throw new UnfitImage('unreadable', `This file is empty. ${use}`);
  const kind = imageKind(bytes);
  if (!kind) throw new UnfitImage('unsupported_type', `This file is not a picture that can be read here. ${use}`);
  if (kind === 'svg' || kind === 'heic') throw new UnfitImage('unsupported_type', messages[kind]);
  if (isAlsoSomethingElse(bytes))
    throw new UnfitImage('not_only_an_image', 'This file is a picture and something else at once. Export it again.');
  const image = await openImage(bytes);
  const { width, height } = await image.metadata().catch((cause: Error) => {
    throw /pixel limit/i.test(cause.message) ? tooManyPixels() : unreadable(cause);
  });
  if (width * height > mostPixels) throw tooManyPixels();
  return kind;
}

const tooManyPixels = () =>
  new UnfitImage(
    'too_many_pixels',
    `This picture has more than ${mostPixels / 1e6} megapixels. Make it smaller first.`,
  );

/** Creates the error of an image whose data is damaged. */
export const unreadable = (cause: unknown) =>
  Object.assign(new UnfitImage('unreadable', 'This picture is damaged or incomplete. Export it again.'), { cause });

/** Creates the error of an image with more rows than a JPEG may have. */
export const tooHigh = (cause: unknown) =>
  Object.assign(
    new UnfitImage('too_many_pixels', 'This picture is higher than 65,500 pixels. Divide it into several first.'),
    { cause },
  );
