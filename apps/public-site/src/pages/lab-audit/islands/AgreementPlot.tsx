import { styled } from 'styled-components';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { tenth } from '@workspace/ui/road/tenth.ts';
import { countOf } from '../../../count-of.ts';
import { sampling } from '../facts/sampling.ts';
import type { Comparison, Pair } from '../statistics/compare-ratings.ts';
import { points } from '../statistics/explain-comparison.ts';

const Plot = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  @media print {
    max-width: 120mm;
  }
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 13px / 1 ${font.sign};
    @media (max-width: 39.99rem) {
      font-size: 24px;
    }
  }
  .tolerance {
    fill: color-mix(in srgb, ${color.link} 20%, transparent);
  }
  .interval {
    fill: color-mix(in srgb, ${color.lane} 34%, transparent);
  }
  .zero {
    stroke: ${color.lineControl};
  }
  .mean {
    stroke: ${color.lane};
    stroke-width: 2.5;
  }
  .limit {
    stroke: ${color.ink};
    stroke-width: 1.5;
    stroke-dasharray: 7 5;
  }
  .pair {
    fill: ${color.ink};
    fill-opacity: 0.78;
    stroke: ${color.ground};
  }
  .strong {
    fill: ${color.ink};
    font-weight: ${weight.strong};
  }
`;

const Caption = styled.figcaption`
  padding-top: ${space.sm};
  color: ${color.inkSoft};
  font-size: ${text.xs};
  line-height: 1.45;
`;

const [width, height, left, right, bottom, top] = [600, 340, 48, 118, 34, 14];
const mostPoints = 1_500;
const inner = { width: width - left - right, height: height - top - bottom };

/** Returns the least distance of labels so that they do not cover each other. */
const labelGap = 24;

/** Differences over means (Bland and Altman): the mean, its interval, the limits, and the band of 5 points. */
export function AgreementPlot({ pairs, comparison }: { pairs: readonly Pair[]; comparison: Comparison }) {
  const { meanDifference, limits } = comparison;
  const scale = scaleOf(pairs, comparison);
  const label = `Differences over the mean of both ratings, ${countOf(pairs.length, 'segment')}: mean ${points(meanDifference)}, limits of agreement ${points(limits[0])} and ${points(limits[1])} points.`;
  return (
    <figure>
      <Plot viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <Bands comparison={comparison} scale={scale} />
        {pairs.slice(0, mostPoints).map(([first, second], index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <circle key={index} className="pair" cx={scale.x((first + second) / 2)} cy={scale.y(second - first)} r={5} />
        ))}
        <Labels comparison={comparison} scale={scale} />
      </Plot>
      <Caption>
        Across: the mean of both ratings. Up: second minus first. Yellow: the mean and its 95% interval. Dashed: limits
        of agreement. Green: within {sampling.margin.value} points.
      </Caption>
    </figure>
  );
}

interface Scale {
  readonly x: (mean: number) => number;
  readonly y: (difference: number) => number;
}

function scaleOf(pairs: readonly Pair[], { limits }: Comparison): Scale {
  const differences = pairs.map(([first, second]) => second - first);
  const reach = [...limits, ...differences].reduce((most, one) => Math.max(most, Math.abs(one)), 8) * 1.08;
  return {
    x: (mean) => tenth(left + (mean / 100) * inner.width),
    y: (difference) => tenth(top + ((reach - difference) / (2 * reach)) * inner.height),
  };
}

interface LayerProps {
  comparison: Comparison;
  scale: Scale;
}

const margin = sampling.margin.value;

function Bands({ comparison: { meanDifference, interval, limits }, scale: { y } }: LayerProps) {
  const line = (difference: number) => `M${left} ${y(difference)}h${inner.width}`;
  const band = (low: number, high: number) => ({
    x: left,
    y: y(high),
    width: inner.width,
    height: Math.max(1, tenth(y(low) - y(high))),
  });
  return (
    <>
      <rect className="tolerance" {...band(-margin, margin)} />
      <rect className="interval" {...band(interval[0], interval[1])} />
      <path className="zero" d={`${line(0)}M${left} ${top}v${inner.height}`} fill="none" />
      <path className="mean" d={line(meanDifference)} />
      <path className="limit" d={`${line(limits[0])}${line(limits[1])}`} />
    </>
  );
}

function Labels({ comparison: { meanDifference, limits }, scale: { x, y } }: LayerProps) {
  const meanY = Math.min(Math.max(y(meanDifference), y(limits[1]) + labelGap), y(limits[0]) - labelGap);
  const beside = width - right + 8;
  return (
    <>
      <text aria-hidden="true" className="strong" x={beside} y={meanY + 5}>
        mean {points(meanDifference)}
      </text>
      <text aria-hidden="true" x={beside} y={y(limits[0]) + 5}>
        limit {points(limits[0])}
      </text>
      <text aria-hidden="true" x={beside} y={y(limits[1]) + 5}>
        limit {points(limits[1])}
      </text>
      {[-margin, 0, margin].map((tick) => (
        <text aria-hidden="true" key={tick} x={left - 8} y={y(tick) + 5} textAnchor="end">
          {points(tick)}
        </text>
      ))}
      {[0, 25, 50, 75, 100].map((tick) => (
        <text aria-hidden="true" key={tick} x={x(tick)} y={height - 8} textAnchor="middle">
          {tick}
        </text>
      ))}
    </>
  );
}
