import type { Hold } from './find-hold.ts';
import { firstYear, type PlanChoice } from './lab-state.ts';
import { money, moneyRange } from './money.ts';
import type { YearFigures } from './plan-result.ts';
import type { Target } from './target.ts';

/** The answer in its parts: `hold` and `range` say which budget reaches the target. */
export interface Answer {
  readonly outcome: string;
  readonly hold: string;
  readonly range: string;
}

const verbOf = (from: number, to: number): string => {
  if (from === to) return 'stays at';
  return from > to ? 'falls from' : 'rises from';
};

/** Puts the outcome of a plan into a sentence. */
export function outcomeOf({ strategy, budget }: PlanChoice, year: number, figures: readonly YearFigures[]): string {
  const [from, to] = [figures[0]!, figures[year - firstYear]!].map(({ average }) => Math.round(average)) as [number, number];
  const means = strategy === 'nothing' ? 'With no work' : `At ${money(budget)} a year`;
  if (year === firstYear) return `Today the average is ${from}.`;
  return `${means} the average ${verbOf(from, to)} ${from === to ? from : `${from} to ${to}`} by ${year}.`;
}

/** Says which budget reaches the target, and between which the sources differ. */
export function holdOf({ budget, range }: Hold, { pci, isToday }: Target, isStandIn: boolean): Omit<Answer, 'outcome'> {
  const reach = isToday ? 'holds it' : `brings it to ${Math.round(pci * 10) / 10}`;
  if (budget === undefined) return { hold: `No yearly budget ${reach} in this order.`, range: '' };
  if (budget === 0) return { hold: `No work is needed: doing nothing ${isToday ? 'holds it' : 'reaches it'}.`, range: '' };
  const spent = isStandIn ? ', by benefit per dollar,' : '';
  return { hold: `${money(budget)}${spent} ${reach}`, range: range ? ` (${moneyRange(range)}).` : '.' };
}
