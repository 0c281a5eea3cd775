import { styled } from 'styled-components';
import { pciBands } from '@workspace/ui/theme/pci.ts';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shares as percent } from '@workspace/ui/theme/figures.ts';

const Bar = styled.svg`
  width: 100%;
  height: 0.875rem;
  border-radius: ${radius.sm};
  rect {
    stroke: ${color.surface};
    stroke-width: 1;
  }
`;
const Legend = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: 0 ${space.lg};
  > div {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    padding-block: 0.1rem;
    font: ${weight.medium} ${text.xs} / 1.5 ${font.sign};
  }
  svg {
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 2px;
  }
  dt span {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0 0 0 auto;
    font-variant-numeric: tabular-nums;
  }
`;

/** The share of the network's area in each band of the index. */
export function BandBar({ shares }: { shares: readonly number[] }) {
  return (
    <>
      <Bar aria-hidden="true">
        {pciBands.map(({ name, fill }, index) => (
          <rect
            key={name}
            x={`${(shares.slice(0, index).reduce((sum, share) => sum + share, 0) * 100).toFixed(2)}%`}
            width={`${(shares[index]! * 100).toFixed(2)}%`}
            height="100%"
            fill={fill}
          />
        ))}
      </Bar>
      <Legend aria-label="Share of the area in each band of the index">
        {pciBands.map(({ name, from, to, fill }, index) => (
          <div key={name}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={fill} />
            </svg>
            <dt>
              {name}{' '}
              <span>
                {from}–{to}
              </span>
            </dt>
            <dd>{percent.format(Math.round(shares[index]! * 100) / 100)}</dd>
          </div>
        ))}
      </Legend>
    </>
  );
}
