import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, media, weight } from '../theme/tokens.ts';
import { roundSteps } from './round-steps.ts';

const Chart = styled.svg`
  width: 100%;
  height: auto;
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 21px ${font.sign};
    ${media.phoneUp} {
      font-size: 14px;
    }
  }
  .name {
    fill: ${color.ink};
    font-weight: ${weight.strong};
    ${media.phoneUp} {
      font-size: 16px;
    }
  }
  .rule {
    stroke: ${color.line};
  }
  .fixed {
    stroke: ${color.danger};
    stroke-dasharray: 10 6;
  }
  .ours {
    stroke: ${color.link};
  }
  .gap {
    fill: ${color.linkTint};
  }
  .meet {
    fill: ${color.ground};
    stroke: ${color.ink};
  }
`;

const [left, right, top, bottom] = [80, 578, 24, 290] as const;

export type CostByLengthProps = {
  /** Dollars for one mile. */
  perMile: number;
  /** Fixed cost in dollars for any length. */
  fixed: number;
  fixedName: string;
  perMileName: string;
  description: string;
};

/**
 * The cost of a network by its length at a price per mile, compared with a fixed sum; the break-even point is marked.
 */
export function CostByLength({ perMile, fixed, fixedName, perMileName, description }: CostByLengthProps) {
  const id = useId();
  const even = fixed / perMile;
  const steps = roundSteps(fixed * (4 / 3));
  const x = (length: number) => left + (length / (even * (4 / 3))) * (right - left);
  const y = (dollars: number) => bottom - (dollars / (fixed * (4 / 3))) * (bottom - top);
  return (
    <Chart viewBox="0 0 620 350" role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <path className="gap" d={`M${left} ${y(fixed)}H${x(even)}L${left} ${bottom}z`} />
      <path className="rule" d={steps.map(({ amount }) => `M${left} ${y(amount)}H${right}`).join('')} />
      {steps.map(({ amount, label }) => (
        <text aria-hidden="true" key={amount} x={left - 10} y={y(amount) + 5} textAnchor="end">
          {label}
        </text>
      ))}
      {steps.map(({ amount }) => (
        <text aria-hidden="true" key={amount} x={x(amount / perMile)} y={bottom + 24} textAnchor="middle">
          {(amount / perMile).toLocaleString('en-US')}
        </text>
      ))}
      <text aria-hidden="true" x={(left + right) / 2} y={bottom + 48} textAnchor="middle">
        Miles of road
      </text>
      <g fill="none" strokeWidth="4">
        <path className="fixed" d={`M${left} ${y(fixed)}H${right}`} />
        <path className="ours" d={`M${left} ${bottom}L${right} ${top}`} />
      </g>
      <circle className="meet" cx={x(even)} cy={y(fixed)} r="7" strokeWidth="3" />
      <text aria-hidden="true" className="name" x={left + 14} y={y(fixed) - 12}>
        {fixedName}
      </text>
      <text aria-hidden="true" className="name" x={x(even * 0.56)} y={y(fixed * 0.42)}>
        {perMileName}
      </text>
    </Chart>
  );
}
