import type { Assumptions } from './assumptions.ts';
import { streetsOf } from './network-figures.ts';
import { finalAverage, planYears } from './plan-years.ts';
import type { Scenario } from './plan.ts';
import type { Network } from './segment.ts';

/** Budgets are found to a thousandth of the most that a network could use. */
const rounds = 12;

/**
 * Returns the least yearly budget in dollars with which the average at the end is at least `target`; undefined when no
 * budget reaches it. A larger budget may buy a little less, because whole segments have to fit, so the result is within
 * a thousandth of the network's whole backlog.
 */
export function findBudget(
  network: Network,
  assumptions: Assumptions,
  scenario: Omit<Scenario, 'budget'>,
  target: number,
): number | undefined {
  const streets = streetsOf(network);
  const reaches = (budget: number) => finalAverage(streets, assumptions, { ...scenario, budget }) >= target;
  const [first] = planYears(network, assumptions, { ...scenario, years: 0, budget: 0 });
  if (reaches(0)) return 0;
  let enough = Math.max(first!.backlog, 1);
  if (!reaches(enough)) return undefined;
  let tooLittle = 0;
  for (let round = 0; round < rounds; round += 1) {
    const middle = (enough + tooLittle) / 2;
    if (reaches(middle)) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}
