import { styled } from 'styled-components';
import { color, font, weight } from '@workspace/ui/theme/tokens.ts';
import { tenth } from '@workspace/ui/road/tenth.ts';
import { countOf } from '../../../count-of.ts';
import { exactSampleSize, sampleSize, type SampleQuestion } from '../statistics/sample-size.ts';

const Chart = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  @media print {
    max-width: 110mm;
  }
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 14px / 1 ${font.sign};
    @media (max-width: 39.99rem) {
      font-size: 25px;
    }
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

const [width, height, left, bottom] = [560, 200, 40, 36];
const steps = 80;

/** A sample grows little with its list: the curve of n over N, with the current question on it. */
export function SampleCurve({ question }: { question: SampleQuestion }) {
  const { units } = question;
  const size = sampleSize(question);
  const most = Math.max(20, units * 1.35);
  const exact = (of: number) => (of === 0 ? 0 : Math.min(of, exactSampleSize({ ...question, units: Math.max(1, of) })));
  const top = Math.max(5, size * 1.3);
  const x = (of: number) => tenth(left + (of / most) * (width - left));
  const y = (of: number) => tenth(height - bottom - (of / top) * (height - bottom - 12));
  // Most of its bend is at the beginning.
  const curve = Array.from({ length: steps + 1 }, (_, step) => most * (step / steps) ** 2)
    .map((of, step) => `${step === 0 ? 'M' : 'L'}${x(of)} ${y(exact(of))}`)
    .join('');
  const [here, there] = [x(units), y(size)];
  const nearEnd = Math.min(here, width - 60);
  return (
    <Chart
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Units to inspect over units in all: the curve rises fast and then levels off."
    >
      <path className="axis" d={`M${left} 4V${height - bottom}H${width}`} fill="none" />
      <path className="all" d={`M${left} ${height - bottom}L${x(Math.min(top, most))} ${y(Math.min(top, most))}`} />
      <path className="curve" d={curve} />
      <path className="drop" d={`M${here} ${there}V${height - bottom}M${here} ${there}H${left}`} />
      <circle className="here" cx={here} cy={there} r={8} />
      <text aria-hidden="true" x={left - 8} y={there + 5} textAnchor="end">
        {size.toLocaleString('en-US')}
      </text>
      <text aria-hidden="true" x={nearEnd} y={height - 10} textAnchor="middle">
        {countOf(units, 'unit')}
      </text>
      <text aria-hidden="true" x={x(Math.min(top, most)) + 10} y={20}>
        all of them
      </text>
    </Chart>
  );
}
