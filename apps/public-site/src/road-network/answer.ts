import { dollars, rating, typedRating } from './amounts.ts';
import type { PlannedYear, Scenario } from './plan.ts';
import type { Range } from './plan-range.ts';

/** The budget that reaches a target at the end of a plan. */
export interface HoldingBudget {
  readonly budget: number;
  /** By both curves; undefined when no budget reaches the target by the other one. */
  readonly range: Range | undefined;
}

/** The result of a plan in two sentences, the second of them about the budget that holds the average. */
export interface Answer {
  readonly outcome: string;
  readonly holding: string;
}

/** Returns the result of a plan as people say it. Ratings are compared as they are printed. */
export const answerOf = (planned: readonly PlannedYear[], scenario: Scenario, hold: Found): Answer => ({
  outcome: outcomeOf(planned[0]!, planned.at(-1)!, scenario),
  holding: holdingOf(hold, scenario, planned[0]!.average),
});

/** A budget that was looked for. */
export interface Found {
  /** Undefined for today's average. */
  readonly target: number | undefined;
  /** Undefined when no budget reaches it. */
  readonly found: HoldingBudget | undefined;
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

/** Says which budget reaches a target from today's average. The best order stands in for a plan that does nothing. */
export function holdingOf({ target, found }: Found, { strategy }: Pick<Scenario, 'strategy'>, today: number): string {
  const standIn = strategy === 'nothing' ? 'by most benefit per dollar ' : '';
  const reaches = standIn + (target === undefined ? 'holds it' : changeTo(target, today));
  if (!found) return `No budget ${reaches} in this order of work.`;
  const { budget, range } = found;
  return `${dollars(budget)} ${reaches} (${range ? spread(range) : 'by the other curve, no budget does'}).`;
}

const changeTo = (target: number, today: number): string =>
  target < today ? `keeps it at ${typedRating(target)} or above` : `brings it to ${typedRating(target)}`;

function spread({ low, high }: Range): string {
  if (dollars(low) === dollars(high)) return 'by both curves';
  return `${dollars(low)} to ${dollars(high)} by curve`;
}
