import { styled } from 'styled-components';
import { color, font, weight } from '@workspace/ui/theme/tokens.ts';
import { sampling } from '../facts/sampling.ts';
import type { Comparison, Pair } from '../statistics/compare-ratings.ts';
import { points } from '../statistics/explain-comparison.ts';

const Plot = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 12.5px / 1 ${font.sign};
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

const [width, height, left, right, bottom, top] = [600, 330, 44, 108, 40, 14];
const mostPoints = 1_500;
const inner = { width: width - left - right, height: height - top - bottom };

/** Returns the least distance of labels so that they do not cover each other. */
const labelGap = 15;

/** Differences over means (Bland and Altman): the mean, its interval, the limits, and the band of 5 points. */
export function AgreementPlot({ pairs, comparison }: { pairs: readonly Pair[]; comparison: Comparison }) {
  const { meanDifference, interval, limits } = comparison;
  const differences = pairs.map(([first, second]) => second - first);
  const reach = Math.max(8, ...[...limits, ...differences].map(Math.abs)) * 1.08;
  const x = (mean: number) => Math.round((left + (mean / 100) * inner.width) * 10) / 10;
  const y = (difference: number) => Math.round((top + ((reach - difference) / (2 * reach)) * inner.height) * 10) / 10;
  const band = (low: number, high: number) => ({
    x: left,
    y: y(high),
    width: inner.width,
    height: Math.max(1, y(low) - y(high)),
  });
  const line = (difference: number) => `M${left} ${y(difference)}h${inner.width}`;
  const margin = sampling.margin.value;
  const meanY = Math.min(Math.max(y(meanDifference), y(limits[1]) + labelGap), y(limits[0]) - labelGap);
  return (
    <Plot
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Differences over the mean of both ratings, ${pairs.length} segments: mean ${points(meanDifference)}, limits of agreement ${points(limits[0])} and ${points(limits[1])} points.`}
    >
      <rect className="tolerance" {...band(-margin, margin)} />
      <rect className="interval" {...band(interval[0], interval[1])} />
      <path className="zero" d={`${line(0)}M${left} ${top}v${inner.height}`} fill="none" />
      <path className="mean" d={line(meanDifference)} />
      <path className="limit" d={`${line(limits[0])}${line(limits[1])}`} />
      {pairs.slice(0, mostPoints).map(([first, second], index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={index} className="pair" cx={x((first + second) / 2)} cy={y(second - first)} r={4.5} />
      ))}
      <text className="strong" x={width - right + 8} y={meanY + 4}>
        mean {points(meanDifference)}
      </text>
      {limits.map((limit, index) => (
        <text key={index === 0 ? 'low' : 'high'} x={width - right + 8} y={y(limit) + 4}>
          limit {points(limit)}
        </text>
      ))}
      {[...new Set([-margin, 0, margin])].map((tick) => (
        <text key={tick} x={left - 8} y={y(tick) + 4} textAnchor="end">
          {points(tick)}
        </text>
      ))}
      {[0, 25, 50, 75, 100].map((tick) => (
        <text key={tick} x={x(tick)} y={height - bottom + 18} textAnchor="middle">
          {tick}
        </text>
      ))}
      <text x={x(50)} y={height - 4} textAnchor="middle">
        mean of both ratings (PCI); up: second minus first; green: within {margin} points
      </text>
    </Plot>
  );
}
