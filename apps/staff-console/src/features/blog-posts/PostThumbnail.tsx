import { styled } from 'styled-components';
import type { ShownImage } from '@workspace/contracts/images';
import { color, media, radius, space } from '@workspace/ui/theme/tokens.ts';
import { thumbnailOf } from '../images/thumbnail-of.ts';

const size = { width: 44, height: 28 };

/* Of a fixed size, so that the row keeps its height while the picture loads, and without one. */
const Frame = styled.span`
  display: block;
  width: ${size.width}px;
  height: ${size.height}px;
  border-radius: ${radius.sm};
  background-color: ${color.groundAlt};
  overflow: hidden;
  &:empty {
    border: 1px dashed ${color.line};
    background: none;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The column of the covers. A phone has no room for it. */
export const ThumbnailCell = styled.td`
  display: none;
  width: 1%;
  && {
    padding-inline: ${space.md} 0;
  }
  ${media.phoneUp} {
    display: table-cell;
  }
`;

/** The cover of a post in a row, without a text of its own: the title stands beside it. */
export function PostThumbnail({ cover }: { cover: ShownImage | null | undefined }) {
  if (!cover) return <Frame />;
  const { x, y } = cover.focalPoint;
  return (
    <Frame>
      <img
        src={thumbnailOf(cover, 2 * size.width)}
        alt=""
        {...size}
        loading="lazy"
        decoding="async"
        style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
      />
    </Frame>
  );
}
