import type { ImageVariant, ShownImage } from '@workspace/contracts/images';

interface PictureProps {
  image: ShownImage;
  /** Instead of the image's own alt text; empty for a decorative picture. */
  alt?: string;
  /** The width that the page gives the picture, as the attribute `sizes`. */
  sizes: string;
  /** The first picture of a page, which it shows at once. */
  isFirst?: boolean | undefined;
}

/** A picture in the smallest file that is sharp enough, in the best format that the browser knows. */
export function Picture({ image, alt = image.alt, sizes, isFirst = false }: PictureProps) {
  const { url, width, height, variants } = image;
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => {
        const files = variants.filter((variant) => variant.format === format);
        if (files.length === 0) return null;
        return <source key={format} type={`image/${format}`} srcSet={sourceSet(files)} sizes={sizes} />;
      })}
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

const sourceSet = (files: readonly ImageVariant[]): string =>
  files
    .toSorted((one, other) => one.width - other.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
