import { costsOf, type Assumptions } from './assumptions.ts';
import { streetClasses } from './segment.ts';
import type { SourceName } from './sources.ts';
import { treatmentNames } from './treatments.ts';
import { costIndex, costListNames, costLists, type CostListName } from './unit-costs.ts';

/** The unit costs of a plan in words, and the documents that they are from. */
export interface DescribedCosts {
  readonly text: string;
  readonly sources: readonly SourceName[];
}

/** Says which list some unit costs are from, and how many of them a person changed. */
export function describeCosts(costs: Assumptions['costs']): DescribedCosts {
  const lists = costListNames.map((list) => ({ list, changed: changedFrom(list, costs) }));
  const { list, changed } = lists.reduce((best, next) => (next.changed < best.changed ? next : best));
  const { label, source, toToday } = costLists[list];
  const indexed =
    toToday === 1
      ? ''
      : ` by the National Highway Construction Cost Index (${costIndex.year2012} to ${costIndex.thirdQuarter2025})`;
  return {
    text: `Unit costs: ${label}${indexed}${changed > 0 ? `, ${changed} of 12 changed by the person who made this plan` : ''}.`,
    sources: toToday === 1 ? [source] : [source, 'costIndex'],
  };
}

function changedFrom(list: CostListName, costs: Assumptions['costs']): number {
  const listed = costsOf(list);
  return treatmentNames.flatMap((name) =>
    streetClasses.filter((streetClass) => costs[name][streetClass] !== listed[name][streetClass]),
  ).length;
}
