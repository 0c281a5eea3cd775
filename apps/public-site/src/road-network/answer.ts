import { dollars, millions, rating } from './amounts.ts';
import type { PlannedYear, Scenario } from './plan.ts';
import type { Range } from './plan-range.ts';

/** The budget that holds today's average to the end of a plan, and its range; undefined when none does. */
export interface HoldingBudget {
  readonly budget: number;
  readonly range: Range | undefined;
}

/** The result of a plan in two sentences, the second of them about the budget that holds the average. */
export interface Answer {
  readonly outcome: string;
  readonly holding: string;
}

/** Returns the result of a plan as people say it. Ratings are compared as they are printed. */
export function answerOf(planned: readonly PlannedYear[], scenario: Scenario, hold: HoldingBudget | undefined): Answer {
  const [now, then] = [planned[0]!, planned.at(-1)!];
  const money = scenario.strategy === 'nothing' ? 'With nothing done' : `At ${dollars(scenario.budget)} a year`;
  return { outcome: `${money} the average ${changeOf(now, then)} by ${then.year}.`, holding: holdingOf(hold) };
}

function changeOf(now: PlannedYear, then: PlannedYear): string {
  const [from, to] = [rating(now.average), rating(then.average)];
  if (from === to) return `stays at ${from}`;
  return `${then.average < now.average ? 'falls' : 'rises'} from ${from} to ${to}`;
}

function holdingOf(hold: HoldingBudget | undefined): string {
  if (!hold) return 'No budget holds it in this order of work.';
  const { budget, range } = hold;
  return `${dollars(budget)} holds it${range ? ` (${spread(range)})` : ''}.`;
}

const spread = ({ low, high }: Range): string =>
  low >= 1_000_000 ? `${millions(low)} to ${millions(high)}` : `${dollars(low)} to ${dollars(high)}`;
