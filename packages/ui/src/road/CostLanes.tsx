import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, text, weight } from '../theme/tokens.ts';
import type { CostBar } from './CostBars.tsx';
import { costShades } from './cost-shades.ts';
import { roundSteps } from './round-steps.ts';

// Widths are in percent and heights in pixels, so that text and lines keep their size in any container.
const Road = styled.svg`
  width: 100%;
  height: 248px;
  overflow: visible;
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1 ${font.sign};
    font-variant-numeric: tabular-nums;
  }
  .name,
  .total {
    paint-order: stroke;
    stroke: ${color.ground};
    stroke-width: 6px;
  }
  .total {
    fill: ${color.ink};
    font-weight: ${weight.heavy};
    font-size: ${text.xl};
  }
  .name {
    fill: ${color.ink};
  }
  .edge {
    stroke: ${color.ink};
    stroke-width: 3;
  }
  .middle {
    stroke: ${color.lane};
    stroke-width: 4;
    stroke-dasharray: 28 18;
  }
  .rule {
    stroke: ${color.lineControl};
  }
  .less {
    fill: none;
    stroke: ${color.lane};
    stroke-width: 2;
    stroke-dasharray: 5 4;
  }
  .more {
    stroke: ${color.danger};
    stroke-width: 2;
  }
  [data-shade] {
    stroke: ${color.lineControl};
  }
  ${costShades}
  @media (forced-colors: active) {
    text,
    .name,
    .total {
      fill: CanvasText;
      stroke: none;
    }
    .edge,
    .middle,
    .rule,
    .less,
    .more {
      stroke: CanvasText;
    }
  }
`;

export type CostLanesProps = {
  /** The current cost and the cost with the service. Amounts in dollars. */
  today: CostBar;
  ours: CostBar;
  description: string;
};

const lanes = { today: 52, ours: 152 } as const;
const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;
const totalOf = ({ parts }: CostBar) => parts.reduce((total, { amount }) => total + amount, 0);

/**
 * Two sums as two lanes of one road under a scale of dollars. Yellow hatching marks the saving of a shorter second
 * lane; red hatching marks the extra cost of a longer one.
 */
export function CostLanes({ today, ours, description }: CostLanesProps) {
  const id = useId();
  const [before, after] = [totalOf(today), totalOf(ours)];
  const longest = Math.max(before, after) || 1;
  const gap = { x: percent(Math.min(before, after) / longest), width: percent(Math.abs(before - after) / longest) };
  const isMore = after > before;
  return (
    <Road role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <defs>
        <pattern id={`${id}-hatch`} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0h4v10H0z" fill={isMore ? color.danger : color.lane} />
        </pattern>
      </defs>
      <Scale longest={longest} />
      <line className="edge" y1="40" x2="100%" y2="40" />
      <line className="middle" y1="140" x2="100%" y2="140" />
      <line className="edge" y1="240" x2="100%" y2="240" />
      <Lane bar={today} y={lanes.today} longest={longest} />
      <Lane bar={ours} y={lanes.ours} longest={longest} />
      <rect {...gap} y={lanes.ours + 28} height="46" fill={`url(#${id}-hatch)`} />
      <rect {...gap} className={isMore ? 'more' : 'less'} y={lanes.ours + 28} height="46" fill="none" />
    </Road>
  );
}

function Scale({ longest }: { longest: number }) {
  return roundSteps(longest).map((step) => (
    <g key={step.amount}>
      <text
        aria-hidden="true"
        x={percent(step.amount / longest)}
        y="14"
        textAnchor={step.amount === 0 ? 'start' : 'middle'}
      >
        {step.label}
      </text>
      <line className="rule" x1={percent(step.amount / longest)} x2={percent(step.amount / longest)} y1="22" y2="240" />
    </g>
  ));
}

function Lane({ bar, y, longest }: { bar: CostBar; y: number; longest: number }) {
  let end = 0;
  const parts = bar.parts.map((part) => ({ ...part, x: (end += part.amount) - part.amount }));
  return (
    <>
      <text aria-hidden="true" className="name" dx="8" y={y + 17}>
        {bar.name}
      </text>
      <text aria-hidden="true" className="total" x="100%" y={y + 18} textAnchor="end">
        {bar.total}
      </text>
      {parts.map(({ name, x, amount, shade }) => (
        <rect
          key={name}
          x={percent(x / longest)}
          width={percent(amount / longest)}
          y={y + 28}
          height="46"
          data-shade={shade}
        />
      ))}
    </>
  );
}
