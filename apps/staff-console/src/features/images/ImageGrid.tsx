import { styled } from 'styled-components';
import type { Image } from '@workspace/contracts/images';
import { Badge } from '@workspace/ui/Badge';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatCount } from '../../layout/format-number.ts';
import { thumbnailOf } from './thumbnail-of.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${space.lg};
  padding: 0;
  list-style: none;
`;
const Tile = styled.button`
  display: grid;
  gap: ${space.xs};
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: inherit;
  text-align: left;
  cursor: pointer;
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background-color: ${color.groundAlt};
    object-fit: cover;
  }
  &:hover img {
    border-color: ${color.ink};
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
`;
const Name = styled.span`
  overflow: hidden;
  font: ${weight.medium} ${text.sm} / 1.35 ${font.sign};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  min-height: 1.35rem;
  color: ${color.inkSoft};
  font-size: ${text.xs};
`;

interface ImageGridProps {
  images: readonly Image[];
  /** The effect of a press, such as "Open" or "Choose". */
  verb: string;
  onPress: (image: Image) => void;
}

/** Pictures of the library as tiles. */
export function ImageGrid({ images, verb, onPress }: ImageGridProps) {
  return (
    <Grid role="list" data-rows="">
      {images.map((image) => (
        <li key={image.id}>
          <Tile
            type="button"
            data-opens=""
            onClick={() => onPress(image)}
            aria-label={`${verb} ${image.alt || image.fileName}`}
          >
            <img src={thumbnailOf(image, 320)} alt="" width={320} height={240} loading="lazy" />
            <Name>{image.alt || image.fileName}</Name>
            <Facts>
              {image.alt === '' && <Badge tone="caution">No alt text</Badge>}
              {image.status === 'failed' && <Badge tone="danger">One size only</Badge>}
              <span>{image.uses > 0 ? `In ${formatCount(image.uses, 'post')}` : 'Unused'}</span>
            </Facts>
          </Tile>
        </li>
      ))}
    </Grid>
  );
}
