import { memo } from 'react';
import { styled } from 'styled-components';
import { bandNamesNote, bandRange, pciBands } from '@workspace/ui/theme/pci.ts';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { wholePercents } from '@workspace/ui/theme/whole-percents.ts';
import { failedSwatch } from './panel-style.ts';

const Bar = styled.svg`
  width: 100%;
  height: 0.875rem;
  border-radius: ${radius.sm};
  rect {
    stroke: ${color.surface};
    stroke-width: 1;
  }
  ${failedSwatch}
`;
const Legend = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.4rem, 1fr));
  gap: ${space.sm} ${space.xs};
  > div {
    display: grid;
    gap: 0.15rem;
    align-content: start;
    font: ${weight.medium} ${text.xs} / 1.25 ${font.sign};
  }
  svg {
    width: 100%;
    height: 0.375rem;
  }
  ${failedSwatch}
  dt span {
    color: ${color.inkSoft};
    display: block;
  }
  dd {
    margin: 0;
    font-weight: ${weight.strong};
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
  }
`;

type Props = { shares: readonly number[] };

/** The share of the network's area in each band of the index, as one bar. The legend of the map has the figures. */
export const BandBar = ({ shares }: Props) => (
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
);

const Edition = styled.p`
  padding-top: ${space.sm};
  color: ${color.inkSoft};
  font-size: ${text.xs};
`;

/** The colors of the map with the bands that they stand for, and the share of the area in each. */
export const BandLegend = memo(function BandLegend({ shares }: Props) {
  const percents = wholePercents(shares);
  return (
    <div role="group" aria-label="Share of the area in each band of the index">
      <Legend>
        {pciBands.map((band, index) => (
          <div key={band.name}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={band.fill} />
            </svg>
            <dt>
              {band.name} <span>{bandRange(band)}</span>
            </dt>
            <dd>{percents[index]}%</dd>
          </div>
        ))}
      </Legend>
      <Edition>{bandNamesNote}</Edition>
    </div>
  );
});
