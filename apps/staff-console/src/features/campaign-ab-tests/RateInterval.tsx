import { styled } from 'styled-components';
import type { VariantFigures } from '@workspace/contracts/campaign-ab-tests';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatShare } from './result-sentence.ts';

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: 1rem;
  line {
    stroke: ${color.lineControl};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  .interval {
    stroke: ${color.link};
    stroke-width: 5;
  }
  .rate {
    stroke: ${color.ink};
    stroke-width: 3;
  }
`;
const Figures = styled.span`
  display: block;
  margin-top: ${space.xs};
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.mono};
  strong {
    color: ${color.ink};
    font-size: ${text.sm};
  }
`;

const width = 1_000;

interface RateIntervalProps {
  rate: NonNullable<VariantFigures['rate']>;
  /** The share at the right end. */
  scale: number;
}

/** A rate as a mark on its interval, with the figures for readers who cannot see it. */
export function RateInterval({ rate: { value, low, high }, scale }: RateIntervalProps) {
  const at = (share: number) => (scale === 0 ? 0 : (share / scale) * width);
  return (
    <>
      <Figures>
        <strong>{formatShare(value)}</strong> {formatShare(low)} – {formatShare(high)}
      </Figures>
      <Chart viewBox={`-4 0 ${width + 8} 10`} preserveAspectRatio="none" aria-hidden="true">
        <line x1={0} x2={width} y1={5} y2={5} />
        <line className="interval" x1={at(low)} x2={at(high)} y1={5} y2={5} />
        <line className="rate" x1={at(value)} x2={at(value)} y1={0} y2={10} />
      </Chart>
    </>
  );
}
