import { styled } from 'styled-components';
import type { ShownImage } from '@workspace/contracts/images';
import { color } from '@workspace/ui/theme/tokens.ts';
import { thumbnailOf } from './thumbnail-of.ts';

const Cropped = styled.img<{ $ratio: number; $point: string }>`
  display: block;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background-color: ${color.groundAlt};
  object-fit: cover;
  object-position: ${({ $point }) => $point};
`;

interface CroppedPictureProps {
  image: ShownImage;
  /** Width divided by height. */
  ratio: number;
  /** The file is at least this many pixels wide. */
  width?: number;
}

/** A picture cropped around its focal point, as the API crops it for other sites. */
export function CroppedPicture({ image, ratio, width = 640 }: CroppedPictureProps) {
  const { x, y } = image.focalPoint;
  return (
    <Cropped
      src={thumbnailOf(image, width)}
      alt={image.alt || 'The cover, without alt text'}
      $ratio={ratio}
      $point={`${x * 100}% ${y * 100}%`}
    />
  );
}
