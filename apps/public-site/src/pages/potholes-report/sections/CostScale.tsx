import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';

const Scale = styled.svg`
  width: 100%;
  height: 1.75rem;
  @media (min-width: 60rem) {
    height: 4.75rem;
  }
  .line {
    stroke: ${color.line};
    vector-effect: non-scaling-stroke;
  }
  .bar {
    fill: ${color.danger};
  }
  .way {
    stroke: ${color.danger};
    stroke-dasharray: 2 5;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;

// Ten dollars at the left end, a trillion at the right.
const decades = 11;
const width = 1100;
const at = (dollars: number) => Math.round(((Math.log10(dollars) - 1) / decades) * width);

/**
 * The position of a cost on a logarithmic scale: each line is ten times the one before. The figure is printed beside
 * it.
 */
export function CostScale({ from, to }: { from: number; to: number }) {
  const left = at(from) - 7;
  return (
    <Scale viewBox={`0 0 ${width} 76`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: decades + 1 }, (_, decade) => (
        <path key={decade} className="line" d={`M${(decade * width) / decades} 0v76`} />
      ))}
      <path className="way" d={`M0 38h${left}`} />
      <rect className="bar" x={left} y="22" width={at(to) - left + 7} height="32" />
    </Scale>
  );
}
