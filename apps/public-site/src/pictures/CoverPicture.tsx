import { styled } from 'styled-components';
import type { ShownImage } from '@workspace/contracts/images';
import { color, radius } from '@workspace/ui/theme/tokens.ts';
import { Picture } from './Picture.tsx';

const Frame = styled.div<{ $ratio: string; $point: string }>`
  overflow: hidden;
  border-radius: ${radius.md};
  background: ${color.line};
  aspect-ratio: ${({ $ratio }) => $ratio};
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ $point }) => $point};
  }
`;

interface CoverPictureProps {
  image: ShownImage;
  /** The shape, such as `16 / 9`: the picture is cropped around its focal point. */
  ratio: string;
  sizes: string;
  isFirst?: boolean;
  /** Empty where the text beside it says the same. */
  alt?: string;
}

/** A post's cover picture, cropped to a shape. */
export function CoverPicture({ image, ratio, ...rest }: CoverPictureProps) {
  const { x, y } = image.focalPoint;
  return (
    <Frame $ratio={ratio} $point={`${percent(x)} ${percent(y)}`}>
      <Picture image={image} {...rest} />
    </Frame>
  );
}

/** In steps, so that few styles are made. */
const percent = (share: number): string => `${Math.round(share * 20) * 5}%`;
