import type { Assumptions } from './assumptions.ts';
import { curveNames } from './curves.ts';
import { averagesOf } from './plan-years.ts';
import type { Scenario } from './plan.ts';
import type { Network } from './segment.ts';

/** A figure on which the sources differ. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

const rangeOf = (values: readonly number[]): Range => ({ low: Math.min(...values), high: Math.max(...values) });

/** The assumptions with each of the curves. */
const withEachCurve = (assumptions: Assumptions): Assumptions[] =>
  curveNames.map((curve) => ({ ...assumptions, curve }));

/** Returns, for each year, the lowest and the highest average rating under the curves of both sources. */
export function averageRange(network: Network, assumptions: Assumptions, scenario: Scenario): Range[] {
  const plans = withEachCurve(assumptions).map((one) => averagesOf(network, one, scenario));
  return plans[0]!.map((_, ahead) => rangeOf(plans.map((averages) => averages[ahead]!)));
}
