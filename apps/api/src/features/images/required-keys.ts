import type { ImageVariant } from '@workspace/contracts/images';

/** The columns of an image that name its files. */
export interface ImageRow {
  id: string;
  status: string;
  fallback: ImageVariant;
  variants: ImageVariant[];
}

/** Returns the keys of the files that pages show. The upload itself is deleted once the others are made. */
export const requiredKeys = ({ status, fallback, variants }: ImageRow): string[] =>
  status === 'storing' ? [] : [...new Set([fallback, ...variants].map(({ url }) => url.replace('/media/', '')))];
