import { styled } from 'styled-components';
import { Skeleton } from '@workspace/ui/Skeleton';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from './format-number.ts';

const Row = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.xl};
  > div {
    display: flex;
    flex-direction: row-reverse;
    align-items: baseline;
    gap: ${space.sm};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.3;
  }
  dd {
    margin: 0;
    min-width: 1ch;
    font: ${weight.heavy} 1.125rem / 1.3 ${font.sign};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }
`;

export interface Tile {
  name: string;
  /** Says what is counted, after the name. */
  note?: string;
  /** Undefined while unknown. */
  count: number | undefined;
}

/** A few figures in a line, each with its label. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <Row aria-label={label}>
      {tiles.map(({ name, note, count }) => (
        <div key={name}>
          <dt>
            {name}
            {note && ` ${note}`}
          </dt>
          <dd>{count === undefined ? <Skeleton /> : formatNumber(count)}</dd>
        </div>
      ))}
    </Row>
  );
}
