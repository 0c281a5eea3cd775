import { memo } from 'react';
import { styled } from 'styled-components';
import { color, font, weight } from '@workspace/ui/theme/tokens.ts';
import type { PlanFigures } from './first-view.ts';
import { firstYear, horizon, lastYear, type PlanName } from './lab-state.ts';
import type { YearFigures } from './plan-result.ts';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  .grid {
    stroke: ${color.line};
  }
  .now {
    stroke: ${color.ink};
    stroke-dasharray: 2 3;
  }
  .band {
    fill: ${color.link};
    opacity: 0.16;
  }
  path {
    fill: none;
  }
  .plan {
    stroke: ${color.link};
    stroke-width: 2.5;
  }
  .other {
    stroke: ${color.ink};
    stroke-width: 1.75;
  }
  .nothing {
    stroke: ${color.danger};
    stroke-width: 1.75;
    stroke-dasharray: 5 4;
  }
  circle {
    fill: ${color.lane};
    stroke: ${color.ink};
    stroke-width: 2;
  }
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} var(--chart-text, 11px) ${font.sign};
    font-variant-numeric: tabular-nums;
  }
  .name {
    font: ${weight.strong} calc(var(--chart-text, 11px) + 1px) ${font.sign};
    paint-order: stroke;
    stroke: ${color.surface};
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  .name.plan {
    fill: ${color.link};
    stroke-width: 4px;
    stroke: ${color.surface};
  }
  .name.other {
    fill: ${color.ink};
    stroke-width: 4px;
    stroke: ${color.surface};
  }
  .name.nothing {
    fill: ${color.danger};
    stroke-width: 4px;
    stroke: ${color.surface};
    stroke-dasharray: none;
  }
`;

const size = { width: 300, height: 140, left: 20, right: 6, top: 8, bottom: 18 } as const;
const xOf = (ahead: number) => size.left + (ahead / horizon) * (size.width - size.left - size.right);
const yOf = (rating: number) => size.top + (1 - rating / 100) * (size.height - size.top - size.bottom);
const point = (ahead: number, rating: number) => `${xOf(ahead).toFixed(1)} ${yOf(rating).toFixed(1)}`;
const lineOf = (figures: readonly YearFigures[]) =>
  `M${figures.map(({ average }, ahead) => point(ahead, average)).join('L')}`;

function bandOf(range: PlanFigures['range']): string {
  const upper = range.map(({ high }, ahead) => point(ahead, high));
  const lower = range.map(({ low }, ahead) => point(ahead, low)).toReversed();
  return `M${[...upper, ...lower].join('L')}Z`;
}

type Props = { figures: PlanFigures; year: number; shown: PlanName };

/** The average rating of each year: the plan with the band of the sources, the other plan, and doing nothing. */
export const AverageChart = memo(function AverageChart({ figures: { a, b, nothing, range }, year, shown }: Props) {
  const [plan, other] = shown === 'b' && b ? [b, a] : [a, b];
  const ahead = year - firstYear;
  const average = plan[ahead]!.average;
  const end = (all: readonly YearFigures[]) => Math.round(all.at(-1)!.average);
  const description = `Average rating from ${firstYear} to ${lastYear}: the plan ends at ${end(plan)}${
    other ? `, the other plan at ${end(other)}` : ''
  }, doing nothing at ${end(nothing)}.`;
  return (
    <Drawing viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={description}>
      {[0, 25, 50, 75, 100].map((rating) => (
        <g key={rating}>
          <line className="grid" x1={size.left} x2={size.width - size.right} y1={yOf(rating)} y2={yOf(rating)} />
          <text aria-hidden="true" x={size.left - 4} y={yOf(rating) + 4} textAnchor="end">
            {rating}
          </text>
        </g>
      ))}
      {[0, horizon / 2, horizon].map((years) => (
        <text
          aria-hidden="true"
          key={years}
          x={xOf(years)}
          y={size.height - 3}
          textAnchor={anchors[years / (horizon / 2)]}
        >
          {firstYear + years}
        </text>
      ))}
      <path className="band" d={bandOf(range)} />
      <path className="nothing" d={lineOf(nothing)} />
      {other && <path className="other" d={lineOf(other)} />}
      <path className="plan" d={lineOf(plan)} />
      <line className="now" x1={xOf(ahead)} x2={xOf(ahead)} y1={yOf(100)} y2={yOf(0)} />
      <circle cx={xOf(ahead)} cy={yOf(average)} r="5" />
      <Names lines={{ plan, other, nothing }} shown={shown} />
    </Drawing>
  );
});

const anchors = ['start', 'middle', 'end'] as const;

type Lines = {
  plan: readonly YearFigures[];
  other: readonly YearFigures[] | undefined;
  nothing: readonly YearFigures[];
};

const nameGap = 13;
const lowestName = yOf(3);

/** Names at the ends of the lines, moved apart where lines end close together, and up from the axis. */
function Names({ lines: { plan, other, nothing }, shown }: { lines: Lines; shown: PlanName }) {
  const names = [
    { kind: 'plan', label: other ? `plan ${shown.toUpperCase()}` : 'your plan', at: plan },
    ...(other ? [{ kind: 'other', label: `plan ${shown === 'a' ? 'B' : 'A'}`, at: other }] : []),
    { kind: 'nothing', label: 'do nothing', at: nothing },
  ].map(({ at, ...rest }) => ({ ...rest, y: yOf(at[18]!.average) - 6 }));
  const apart = names.toSorted((one, two) => one.y - two.y);
  for (const [index, name] of apart.entries()) if (index > 0) name.y = Math.max(name.y, apart[index - 1]!.y + nameGap);
  return apart.map(({ kind, label, y }, index) => (
    <text
      aria-hidden="true"
      key={kind}
      className={`name ${kind}`}
      x={size.width - size.right}
      y={Math.min(y, lowestName - nameGap * (apart.length - 1 - index))}
      textAnchor="end"
    >
      {label}
    </text>
  ));
}
