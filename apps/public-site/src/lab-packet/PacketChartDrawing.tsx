import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, weight } from '@workspace/ui/theme/tokens.ts';
import { apart, heightOf, pointsOf, ratingSteps, type Box } from './chart-plot.ts';
import type { PacketChart } from './packet.ts';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 13px ${font.sign};
  }
  .rule {
    stroke: ${color.line};
  }
  .plan {
    stroke: ${color.link};
  }
  .compared {
    stroke: ${color.danger};
    stroke-dasharray: 8 6;
  }
`;
const box: Box = { x: 34, y: 10, width: 320, height: 240 };
const bottom = box.y + box.height;

/** Average ratings by year, the main plan solid and the compared one dashed. */
export function PacketChartDrawing({ chart }: { chart: PacketChart }) {
  const id = useId();
  const lines = pointsOf(chart, box);
  const labels = apart(
    lines.map((points) => points.at(-1)![1]),
    16,
  );
  return (
    <Drawing viewBox="0 0 460 284" role="img" aria-labelledby={id} fill="none">
      <desc id={id}>{chart.description}</desc>
      {ratingSteps.map((step) => (
        <g key={step}>
          <path className="rule" d={`M${box.x} ${heightOf(step, box)}h${box.width}`} />
          <text aria-hidden="true" x={box.x - 8} y={heightOf(step, box) + 4} textAnchor="end">
            {step}
          </text>
        </g>
      ))}
      <text aria-hidden="true" x={box.x} y={bottom + 22}>
        {chart.years[0]}
      </text>
      <text aria-hidden="true" x={box.x + box.width} y={bottom + 22} textAnchor="end">
        {chart.years.at(-1)}
      </text>
      {chart.lines.map(({ label, isMain }, index) => (
        <g key={label}>
          <path
            className={isMain ? 'plan' : 'compared'}
            d={`M${lines[index]!.map((point) => point.map((at) => at.toFixed(1)).join(' ')).join('L')}`}
            strokeWidth={isMain ? 3.5 : 2.5}
          />
          <text aria-hidden="true" x={box.x + box.width + 8} y={labels[index]! + 4}>
            {label}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
