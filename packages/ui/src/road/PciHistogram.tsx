import { useId } from 'react';
import { styled } from 'styled-components';
import { bandRange, pciBands } from '../theme/pci.ts';
import { color, font, media, weight } from '../theme/tokens.ts';

const Chart = styled.svg`
  width: 100%;
  height: auto;
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 22px ${font.sign};
    text-anchor: middle;
    ${media.phoneUp} {
      font-size: 13.5px;
    }
  }
  .share {
    fill: ${color.ink};
    font-weight: ${weight.strong};
    ${media.phoneUp} {
      font-size: 15px;
    }
  }
  .name {
    display: none;
    ${media.phoneUp} {
      display: inline;
    }
  }
  .base {
    stroke: ${color.ink};
  }
  .before {
    stroke: ${color.ink};
    stroke-dasharray: 5 4;
  }
`;

const base = 250;
const unit = 8.4;
const step = 88;

export type PciHistogramProps = {
  /** Share of the network in each band in percent, best band first, seven values. */
  before: readonly number[];
  after: readonly number[];
  description: string;
};

/** The shares of a network by band: a dashed outline before, filled bars after, both shares printed under the bar. */
export function PciHistogram({ before, after, description }: PciHistogramProps) {
  const id = useId();
  return (
    <Chart viewBox="0 0 620 360" role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      {pciBands.map((band, index) => {
        const x = 6 + index * step;
        const [was, is] = [(before[index] ?? 0) * unit, (after[index] ?? 0) * unit];
        return (
          <g key={band.name}>
            <rect x={x + 8} y={base - is} width="64" height={is} fill={band.fill} />
            <rect className="before" x={x} y={base - was} width="80" height={was} fill="none" strokeWidth="2" />
            <text aria-hidden="true" x={x + 40} y={base + 24}>
              {before[index]}% →
            </text>
            <text aria-hidden="true" className="share" x={x + 40} y={base + 48}>
              {after[index]}%
            </text>
            <text aria-hidden="true" x={x + 40} y={base + 76}>
              {bandRange(band)}
            </text>
            <text aria-hidden="true" className="name" x={x + 40} y={base + 97}>
              {band.name}
            </text>
          </g>
        );
      })}
      <path className="base" d={`M0 ${base}H620`} strokeWidth="2" />
    </Chart>
  );
}
