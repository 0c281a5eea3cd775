import { styled } from 'styled-components';
import { color, font, weight } from '@workspace/ui/theme/tokens.ts';
import { sampling } from '../facts/sampling.ts';
import { drawSample } from '../statistics/draw-sample.ts';

const Figure = styled.figure`
  overflow: hidden;
  svg {
    width: 100%;
    min-width: 62rem;
    height: auto;
  }
  .road {
    fill: #33383a;
  }
  .edge {
    stroke: #ece9e1;
    stroke-width: 2;
    opacity: 0.75;
  }
  .lane {
    stroke: #f2b705;
    stroke-width: 3;
    stroke-dasharray: 22 18;
    opacity: 0.55;
  }
  .unit {
    stroke: #ece9e1;
    stroke-width: 1;
    stroke-dasharray: 2 5;
    opacity: 0.4;
  }
  .drawn {
    fill: ${color.lane};
  }
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 12px / 1 ${font.sign};
    text-anchor: middle;
  }
  .number {
    fill: ${color.onLane};
    font-size: 21px;
    font-weight: ${weight.heavy};
  }
  @media print {
    display: none;
  }
`;

const shown = 28;
const [unit, top, height] = [50, 30, 74];

/** The published check as a road: its units, and the ones that a draw takes. */
export function SampledRoad() {
  const { places, spacing, start } = drawSample(sampling.checkUnits.value, sampling.checkSample.value, 4);
  const width = shown * unit;
  const units = Array.from({ length: shown + 1 }, (_, index) => `M${index * unit} ${top}v${height}`).join('');
  return (
    <Figure>
      <svg
        viewBox={`0 0 ${width} ${top + height}`}
        role="img"
        aria-label={`A road divided into sample units. Every ${spacing}th is drawn, beginning with number ${start}.`}
      >
        <path className="road" d={`M0 ${top}h${width}v${height}H0z`} />
        <path className="lane" d={`M0 ${top + height / 2}h${width}`} />
        <path className="unit" d={units} />
        <path className="edge" d={`M0 ${top + 4}h${width}`} />
        {places
          .filter((place) => place < shown)
          .map((place) => (
            <g key={place}>
              <rect className="drawn" x={place * unit} y={top} width={unit} height={height} />
              <text aria-hidden="true" className="number" x={(place + 0.5) * unit} y={top + height / 2 + 8}>
                {place + 1}
              </text>
            </g>
          ))}
        {places
          .filter((place) => place + spacing < shown)
          .map((place) => (
            <text aria-hidden="true" key={place} x={(place + 0.5 + spacing / 2) * unit} y={top - 11}>
              {spacing} units
            </text>
          ))}
      </svg>
    </Figure>
  );
}
