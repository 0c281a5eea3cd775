import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';

const Bar = styled.svg`
  width: 100%;
  height: 1.5rem;
  .track {
    fill: ${color.groundAlt};
  }
  .sure {
    fill: ${color.link};
  }
  .perhaps {
    fill: ${color.link};
    opacity: 0.45;
  }
  .year {
    stroke: ${color.ground};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  @media print {
    border: 1px solid ${color.line};
  }
`;

const span = 12;
const unit = 100;
const marks = Array.from({ length: span - 1 }, (_, index) => `M${(index + 1) * unit} 0v24`).join('');

/** Share of twelve years that a repair lasts: certain years dark, possible years light. The figures are beside it. */
export function LifeBar({ years: { from, to } }: { years: { from: number; to: number } }) {
  return (
    <Bar viewBox={`0 0 ${span * unit} 24`} preserveAspectRatio="none" aria-hidden="true">
      <path className="track" d={`M0 0h${span * unit}v24H0z`} />
      <path className="perhaps" d={`M0 0h${to * unit}v24H0z`} />
      <path className="sure" d={`M0 0h${from * unit}v24H0z`} />
      <path className="year" d={marks} />
    </Bar>
  );
}
