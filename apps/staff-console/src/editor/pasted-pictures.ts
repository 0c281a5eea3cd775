import type { PastedPicture, PicturePlace } from './pasted-places.ts';

/**
 * Pictures of a paste or a drop that are not in the library: files to upload, those of other sites, and the number of
 * those that cannot be had, such as the local files of a word processor.
 */
export interface PastedPictures {
  files: Placed<{ file: File }>[];
  remote: Placed<{ src: string }>[];
  lost: number;
}

/** A picture with its text alternative. Without a place it goes to the cursor. */
type Placed<Source> = Source & { alt: string; place?: PicturePlace };

/** Files without a text or a place of their own. */
export const onlyFiles = (files: readonly File[]): PastedPictures => ({
  files: files.map((file) => ({ file, alt: '' })),
  remote: [],
  lost: 0,
});

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg' };

/** Sorts the pictures of pasted HTML: those written out in it become files, and those of the web are remote. */
export function sortPictures(
  pictures: readonly PastedPicture[],
  placeOf: (after: number) => PicturePlace,
): PastedPictures {
  const files = pictures.flatMap(({ src, alt, after }, index) => {
    const file = fileOf(src, alt || `pasted-${index + 1}`);
    return file ? [{ file, alt, place: placeOf(after) }] : [];
  });
  const remote = pictures
    .filter(({ src }) => /^https?:/i.test(src))
    .map(({ src, alt, after }) => ({ src, alt, place: placeOf(after) }));
  return { files, remote, lost: pictures.length - files.length - remote.length };
}

/** Undefined for a URL that is not base64 data of an image. */
function fileOf(url: string, name: string): File | undefined {
  const [, type, data] = /^data:image\/([a-z.+-]+);base64,([\w+/=\s]+)$/i.exec(url) ?? [];
  if (!type || !data) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new File([bytes], `${name}.${endings[type] ?? type}`, { type: `image/${type}` });
  } catch {
    return undefined;
  }
}
