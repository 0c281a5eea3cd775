import { printedStep } from './amounts.ts';
import type { Assumptions } from './assumptions.ts';
import { streetsOf, type Streets } from './network-figures.ts';
import { averagesOf } from './plan-years.ts';
import type { Scenario } from './plan.ts';
import type { Network } from './segment.ts';

/** Halvings of the budget: to a thousandth of it. */
const rounds = 11;

/**
 * Returns the least yearly budget in dollars, in the digits that people read, with which the average at the end is at
 * least `target`; undefined when no budget reaches it. Whole segments have to fit, so a budget a little below may reach
 * it too.
 */
export function findBudget(
  network: Network,
  assumptions: Assumptions,
  scenario: Omit<Scenario, 'budget'>,
  target: number,
): number | undefined {
  const reaches = (budget: number) => averagesOf(network, assumptions, { ...scenario, budget }).at(-1)! >= target;
  if (reaches(0)) return 0;
  const bracket = bracketOf(reaches, mostUseful(streetsOf(network), assumptions));
  return bracket && roundedUp(halved(bracket, reaches), reaches);
}

interface Bracket {
  readonly tooLittle: number;
  readonly enough: number;
}

/** Doubles the budget until it reaches the target, up to the most that a year could use. */
function bracketOf(reaches: (budget: number) => boolean, most: number): Bracket | undefined {
  let tooLittle = 0;
  for (let budget = most / 128; ; budget = Math.min(most, budget * 2)) {
    if (reaches(budget)) return { tooLittle, enough: budget };
    if (budget >= most) return undefined;
    tooLittle = budget;
  }
}

function halved({ tooLittle, enough }: Bracket, reaches: (budget: number) => boolean): number {
  let [low, high] = [tooLittle, enough];
  for (let round = 0; round < rounds; round += 1) {
    const middle = (low + high) / 2;
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Rounds a budget up to the digits that are printed, and on until it really reaches the target. */
function roundedUp(budget: number, reaches: (budget: number) => boolean): number {
  const step = printedStep(budget);
  let rounded = Math.ceil(budget / step) * step;
  while (!reaches(rounded)) rounded += step;
  return rounded;
}

/** The price of the dearest treatment for every street. */
const mostUseful = ({ totalArea }: Streets, { costs }: Assumptions): number =>
  Math.max(1, totalArea * Math.max(...Object.values(costs).flatMap((cost) => Object.values(cost))));
