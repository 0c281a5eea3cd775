import { styled } from 'styled-components';
import { Skeleton } from '@workspace/ui/Skeleton';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from './format-number.ts';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${space.md} ${space.xl};
  align-content: start;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-left: ${space.md};
    border-left: 4px solid ${color.lane};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.3;
  }
  dd {
    margin: 0;
    font: ${weight.heavy} clamp(1.6rem, 1.3rem + 1vw, 2.1rem) / 1.15 ${font.sign};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }
`;

export interface Tile {
  name: string;
  /** Undefined while unknown. */
  count: number | undefined;
}

/** A few large figures, each with its label. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <Row aria-label={label}>
      {tiles.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count === undefined ? <Skeleton /> : formatNumber(count)}</dd>
        </div>
      ))}
    </Row>
  );
}
