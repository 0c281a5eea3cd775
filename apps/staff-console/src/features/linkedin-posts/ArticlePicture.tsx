import { styled } from 'styled-components';
import type { ShownImage } from '@workspace/contracts/images';
import { color } from '@workspace/ui/theme/tokens.ts';
import { thumbnailOf } from '../images/thumbnail-of.ts';

const Cropped = styled.img<{ $point: string }>`
  display: block;
  width: 100%;
  /* The API crops the picture in the same way. */
  aspect-ratio: 1200 / 627;
  border-top: 1px solid ${color.line};
  background-color: ${color.groundAlt};
  object-fit: cover;
  object-position: ${({ $point }) => $point};
`;

/** The cover picture of an article as LinkedIn shows it, cropped around its focal point. */
export function ArticlePicture({ image }: { image: ShownImage }) {
  const { x, y } = image.focalPoint;
  return (
    <Cropped
      src={thumbnailOf(image, 640)}
      alt={image.alt || 'The cover, without alt text'}
      $point={`${x * 100}% ${y * 100}%`}
    />
  );
}
