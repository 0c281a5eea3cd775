import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, space, text, weight } from '../theme/tokens.ts';
import { costShades, type CostShade } from './cost-shades.ts';

export type { CostShade };

const Rows = styled.div`
  display: grid;
  gap: ${space.lg};
`;
const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.lg};
  padding-bottom: ${space.xs};
  font: ${weight.medium} 1rem / 1.3 ${font.sign};
  strong {
    font-weight: ${weight.heavy};
    font-size: ${text.xl};
    font-variant-numeric: tabular-nums;
  }
`;
const Bar = styled.svg`
  width: 100%;
  height: 2.5rem;
  rect {
    stroke: ${color.lineControl};
    vector-effect: non-scaling-stroke;
  }
  ${costShades}
`;
const Key = styled.svg`
  flex: none;
  width: 0.9em;
  height: 0.9em;
  rect {
    stroke: ${color.lineControl};
  }
  ${costShades}
`;

/** One bar: its parts in one unit (dollars), and the total in its printed form. A part's own may be read out. */
export type CostBar = {
  name: string;
  total: string;
  parts: readonly { name: string; amount: number; printed?: string; shade: CostShade }[];
};

/** The legend key of one part, for a table row or a legend; decorative. */
export function CostKey({ shade }: { shade: CostShade }) {
  return (
    <Key viewBox="0 0 10 10" aria-hidden="true">
      <rect width="10" height="10" data-shade={shade} />
    </Key>
  );
}

/**
 * Sums as bars on one scale, the longest as wide as its container: before and after, preventive against
 * rehabilitation.
 */
export function CostBars({ bars }: { bars: readonly CostBar[] }) {
  const longest = Math.max(...bars.map(({ parts }) => sum(parts.length, parts)));
  return (
    <Rows>
      {bars.map((bar, index) => (
        // oxlint-disable-next-line no-array-index-key -- names may repeat
        <div key={`${index} ${bar.name}`}>
          <Name>
            {bar.name} <strong>{bar.total}</strong>
          </Name>
          <Sums bar={bar} longest={longest} />
        </div>
      ))}
    </Rows>
  );
}

function Sums({ bar: { name, total, parts }, longest }: { bar: CostBar; longest: number }) {
  const id = useId();
  return (
    <Bar viewBox="0 0 1000 40" preserveAspectRatio="none" role="img" aria-labelledby={id}>
      <desc id={id}>
        {name}: {total}, made of{' '}
        {parts.map(({ name: part, printed }) => (printed ? `${part} ${printed}` : part)).join(', ')}.
      </desc>
      {parts.map((part, index) => (
        <rect
          // oxlint-disable-next-line no-array-index-key -- names may repeat
          key={`${index} ${part.name}`}
          x={(sum(index, parts) / longest) * 1000}
          width={(part.amount / longest) * 1000}
          height="40"
          data-shade={part.shade}
        />
      ))}
    </Bar>
  );
}

const sum = (count: number, parts: CostBar['parts']) =>
  parts.slice(0, count).reduce((total, { amount }) => total + amount, 0);
