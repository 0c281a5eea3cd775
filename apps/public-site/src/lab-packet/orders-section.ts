import { dollars, rating } from '../road-network/amounts.ts';
import { strategies, strategyLabels, type PlannedYear, type Scenario } from '../road-network/plan.ts';
import type { PacketSection } from './packet.ts';
import type { PlansByStrategy } from './plans-by-strategy.ts';

const spentIn = (planned: readonly PlannedYear[]) => planned.reduce((sum, { spent }) => sum + spent, 0);

/** The same budget in each order of work. */
export function ordersSection({ budget, strategy }: Scenario, plans: PlansByStrategy): PacketSection {
  const labelOf = (one: (typeof strategies)[number]) => strategyLabels[one] + (one === strategy ? ' (this plan)' : '');
  return {
    heading: 'The same money in another order',
    paragraphs: [`Each order but the first has ${dollars(budget)} a year. Only the streets that get it differ.`],
    tables: [
      {
        caption: 'Results at the end of the plan, by order of work',
        columns: [
          { label: 'Order of work' },
          { label: 'Average', isNumeric: true },
          { label: 'Backlog', isNumeric: true },
          { label: 'Spent in all', isNumeric: true },
        ],
        rows: strategies.map((one) => {
          const end = plans[one].at(-1)!;
          return [labelOf(one), rating(end.average), dollars(end.backlog), dollars(spentIn(plans[one]))];
        }),
      },
    ],
  };
}
