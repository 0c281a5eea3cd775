import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, weight } from '../theme/tokens.ts';

const Chart = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${radius.md};
  text {
    fill: #ece9e1;
    font: ${weight.medium} 14px ${font.sign};
  }
  .budget {
    stroke: ${color.lane};
  }
`;

// An example: rebuilding in the first years, preservation in the later ones.
const years = [
  [14, 30, 62],
  [22, 36, 46],
  [34, 38, 28],
  [46, 36, 18],
  [58, 32, 10],
] as const;
const fills = ['#f5f3ee', '#a9aca7', '#63686a'] as const;
const names = ['Seal', 'Overlay', 'Rebuild'] as const;

/** Five years of work within one budget, by treatment. An example, not a plan. */
export function PlanYears({ description }: { description: string }) {
  const id = useId();
  return (
    <Chart viewBox="0 0 320 200" role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <path d="M0 0h320v200H0z" fill="#24282a" />
      {years.map((parts, year) =>
        parts.map((part, index) => (
          <rect
            key={names[index]}
            x={14 + year * 40}
            y={166 - parts.slice(0, index + 1).reduce((total, one) => total + one, 0)}
            width="30"
            height={part - 1}
            fill={fills[index]}
          />
        )),
      )}
      {years.map((_, year) => (
        <text aria-hidden="true" key={names[year] ?? year} x={29 + year * 40} y="187" textAnchor="middle">
          {year + 1}
        </text>
      ))}
      <path className="budget" d="M8 54h206" strokeWidth="3" strokeDasharray="14 8" />
      <text aria-hidden="true" x="14" y="42">
        Budget
      </text>
      {names.map((name, index) => (
        <g key={name}>
          <rect x="230" y={140 - index * 34} width="14" height="14" fill={fills[index]} />
          <text aria-hidden="true" x="252" y={152 - index * 34}>
            {name}
          </text>
        </g>
      ))}
    </Chart>
  );
}
