import type { CostShade } from '@workspace/ui/road/CostBars';
import type { Costs } from './calculate-costs.ts';
import { zero, type Fraction } from './fraction.ts';
import type { CostInputs } from './inputs.ts';
import { countOf } from '../count-of.ts';

/** One row of the result: a sum before and after, in dollars. */
export interface CostRow {
  readonly label: string;
  readonly today: Fraction;
  readonly ours: Fraction;
  /** Fill in the chart; rows without one are not in the chart. */
  readonly shade?: CostShade;
  readonly isTotal?: boolean;
}

/** Returns the rows of the result, in reading order. Leaves out sums that were not entered. */
export function costRows({ plan, repairs, years }: CostInputs, { today, ours }: Costs): CostRow[] {
  const isOurs = plan === 'self-service';
  return [
    { label: 'Survey', today: today.survey, ours: ours.fee, shade: '1' },
    ...(isOurs ? [{ label: 'Your own driving', today: zero, ours: ours.driving, shade: '3' } as const] : []),
    ...(repairs > 0
      ? [{ label: 'Repairs, claims, overtime', today: today.repairs, ours: ours.repairs, shade: '2' } as const]
      : []),
    { label: 'In a year', today: today.total, ours: ours.total, isTotal: true },
    { label: 'Per mile of street', today: today.perMile, ours: ours.perMile },
    { label: 'Per resident', today: today.perPerson, ours: ours.perPerson },
    { label: `Over ${countOf(years, 'year')}`, today: today.allYears, ours: ours.allYears },
  ];
}
