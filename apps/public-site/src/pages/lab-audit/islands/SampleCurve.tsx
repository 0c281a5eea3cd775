import { styled } from 'styled-components';
import { color, font, weight } from '@workspace/ui/theme/tokens.ts';
import { sampleSize, type SampleQuestion } from '../statistics/sample-size.ts';

const Chart = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 13px / 1 ${font.sign};
  }
  .axis {
    stroke: ${color.lineControl};
  }
  .all {
    stroke: ${color.lineControl};
    stroke-dasharray: 3 5;
  }
  .curve {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .here {
    fill: ${color.lane};
    stroke: ${color.ground};
    stroke-width: 3;
  }
  .drop {
    stroke: ${color.lane};
    stroke-width: 1.5;
    stroke-dasharray: 2 4;
  }
`;

const [width, height, left, bottom] = [560, 190, 34, 28];
const steps = 80;

/** A sample grows little with its list: the curve of n over N, with the current question on it. */
export function SampleCurve({ question }: { question: SampleQuestion }) {
  const most = Math.max(20, question.units * 1.35);
  const sizeAt = (units: number) => sampleSize({ ...question, units: Math.max(1, Math.round(units)) });
  const top = Math.max(5, sizeAt(most) * 1.2);
  const x = (units: number) => Math.round((left + (units / most) * (width - left)) * 10) / 10;
  const y = (size: number) => Math.round((height - bottom - (size / top) * (height - bottom - 12)) * 10) / 10;
  const curve = Array.from({ length: steps + 1 }, (_, step) => (most * step) / steps)
    .map((units, step) => `${step === 0 ? 'M' : 'L'}${x(units)} ${y(step === 0 ? 0 : sizeAt(units))}`)
    .join('');
  const here = { x: x(question.units), y: y(sizeAt(question.units)) };
  return (
    <Chart
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Units to inspect over units in all: the curve rises fast and then levels off."
    >
      <path className="axis" d={`M${left} 4V${height - bottom}H${width}`} fill="none" />
      <path className="all" d={`M${left} ${height - bottom}L${x(Math.min(top, most))} ${y(Math.min(top, most))}`} />
      <path className="curve" d={curve} />
      <path className="drop" d={`M${here.x} ${here.y}V${height - bottom}M${here.x} ${here.y}H${left}`} />
      <circle className="here" cx={here.x} cy={here.y} r={8} />
      <text x={left - 8} y={here.y + 4} textAnchor="end">
        {sizeAt(question.units).toLocaleString('en-US')}
      </text>
      <text x={here.x} y={height - 8} textAnchor="middle">
        {question.units.toLocaleString('en-US')} units
      </text>
      <text x={x(Math.min(top, most)) + 8} y={18}>
        all of them
      </text>
    </Chart>
  );
}
