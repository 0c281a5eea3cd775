import { styled } from 'styled-components';
import { color, font, weight } from '@workspace/ui/theme/tokens.ts';
import { surveyPrices } from '../facts/survey-prices.ts';

const Plot = styled.svg`
  width: 100%;
  max-width: 46rem;
  height: auto;
  margin-bottom: 2rem;
  text {
    fill: ${color.ink};
    font: ${weight.medium} 14px / 1 ${font.sign};
  }
  .price {
    font-weight: ${weight.heavy};
  }
  .bar {
    fill: ${color.inkSoft};
  }
  .bar[data-ours] {
    fill: ${color.lane};
    stroke: ${color.ink};
  }
  .axis {
    stroke: ${color.lineControl};
  }
`;

const [width, row, left] = [720, 34, 178];
const most = Math.max(...surveyPrices.map(({ perMile }) => perMile));
const scale = (width - left - 150) / most;

/** The prices per mile as bars, ours among them in yellow. */
export function PricesPlot() {
  const height = surveyPrices.length * row;
  return (
    <Plot
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Published prices per mile as bars; the table below has the same figures with their scopes."
    >
      <path className="axis" d={`M${left + 0.5} 0V${height}`} />
      {surveyPrices.map(({ agency, perMile, perMileNote, isOurs }, index) => (
        <g key={agency}>
          <text x={left - 12} y={index * row + 22} textAnchor="end">
            {agency}
          </text>
          <rect
            className="bar"
            data-ours={isOurs}
            x={left}
            y={index * row + 8}
            width={Math.round(perMile * scale)}
            height={18}
          />
          <text className="price" x={left + perMile * scale + 10} y={index * row + 22}>
            ${perMile}
            {perMileNote === 'per lane mile' && ' per lane mile'}
          </text>
        </g>
      ))}
    </Plot>
  );
}
