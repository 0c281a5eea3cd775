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
  return { outcome: outcomeOf(planned[0]!, planned.at(-1)!, scenario), holding: holdingOf(hold) };
}

type YearAverage = Pick<PlannedYear, 'year' | 'average'>;

/** Says how the average changes from one year to another. */
export function outcomeOf(
  now: YearAverage,
  then: YearAverage,
  { strategy, budget }: Pick<Scenario, 'strategy' | 'budget'>,
): string {
  const money = strategy === 'nothing' ? 'With nothing done' : `At ${dollars(budget)} a year`;
  return `${money} the average ${changeOf(now, then)} by ${then.year}.`;
}

function changeOf(now: YearAverage, then: YearAverage): string {
  const [from, to] = [rating(now.average), rating(then.average)];
  if (from === to) return `stays at ${from}`;
  return `${then.average < now.average ? 'falls' : 'rises'} from ${from} to ${to}`;
}

/** Says which budget reaches a target: today's average, unless `reaches` names another one. */
export function holdingOf(hold: HoldingBudget | undefined, reaches = 'holds it'): string {
  if (!hold) return `No budget ${reaches} in this order of work.`;
  const { budget, range } = hold;
  return `${dollars(budget)} ${reaches}${range ? ` (${spread(range)})` : ''}.`;
}

const spread = ({ low, high }: Range): string =>
  low >= 1_000_000 ? `${millions(low)} to ${millions(high)}` : `${dollars(low)} to ${dollars(high)}`;
