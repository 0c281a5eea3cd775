import { bandRange, pciBands } from '@workspace/ui/theme/pci.ts';
import { wholePercents } from '@workspace/ui/theme/whole-percents.ts';
import { sharesOf } from '../lab/plan-result.ts';
import { dollars, rating } from '../road-network/amounts.ts';
import { benefitYears } from '../road-network/benefit.ts';
import { streetsOf } from '../road-network/network-figures.ts';
import { strategyLabels, type PlannedYear, type Scenario, type Strategy } from '../road-network/plan.ts';
import type { Network } from '../road-network/segment.ts';
import { mapOf } from './packet-map.ts';
import type { PacketChart, PacketSection, PacketTable } from './packet.ts';
import type { PlansByStrategy } from './plans-by-strategy.ts';

const orders: Readonly<Record<Strategy, string>> = {
  nothing: 'No street is treated.',
  'worst-first': 'Each year the money goes to the streets with the lowest ratings first.',
  'spread-evenly': 'Each year the money goes to streets that are due in an order drawn by chance.',
  'benefit-per-dollar': `Each year the money goes first to the streets where a dollar buys the most points of rating over ${benefitYears} years.`,
};

/** The condition today, and at the end with the plan and with nothing done. */
export function outcomeSection(network: Network, scenario: Scenario, plans: PlansByStrategy): PacketSection {
  const planned = plans[scenario.strategy];
  const map = mapOf(network, planned.at(-1)!);
  const columns = [
    { label: `Today (${scenario.firstYear})`, year: planned[0]! },
    { label: `${planned.at(-1)!.year}, this plan`, year: planned.at(-1)! },
    { label: `${planned.at(-1)!.year}, nothing done`, year: plans.nothing.at(-1)! },
  ];
  return {
    heading: 'What the plan brings',
    paragraphs: [
      `${orders[scenario.strategy]} ${map ? `The map has the ratings of ${planned.at(-1)!.year}, and the chart` : 'The chart has'} the average of each year.`,
    ],
    chart: chartOf(scenario, plans),
    map,
    tables: [conditionTable(network, columns)],
  };
}

interface Column {
  readonly label: string;
  readonly year: PlannedYear;
}

function conditionTable(network: Network, columns: readonly Column[]): PacketTable {
  const row = (name: string, valueOf: (year: PlannedYear) => string) => [
    name,
    ...columns.map(({ year }) => valueOf(year)),
  ];
  const shares = new Map(columns.map(({ year }) => [year, percentsOf(network, year)]));
  const bands = pciBands.map((band, index) =>
    row(`${band.name} (${bandRange(band)})`, (year) => `${shares.get(year)![index]}%`),
  );
  return {
    caption: 'Condition of the network: shares are of the paved area',
    columns: [{ label: 'Figure' }, ...columns.map(({ label }) => ({ label, isNumeric: true }))],
    rows: [
      row('Average rating (PCI, 0 to 100)', ({ average }) => rating(average)),
      row('Backlog: all treatments that are due', ({ backlog }) => dollars(backlog)),
      ...bands,
    ],
    swatches: Object.fromEntries(pciBands.map(({ fill }, index) => [index + 2, fill])),
  };
}

/** Returns the share of the area in each band in whole percent, by the whole ratings that the lab prints. */
const percentsOf = (network: Network, { ratings }: PlannedYear): readonly number[] =>
  wholePercents(
    sharesOf(
      streetsOf(network),
      Uint8Array.from(ratings, (rated) => Math.round(rated)),
    ),
  );

function chartOf({ strategy }: Scenario, plans: PlansByStrategy): PacketChart {
  const line = (name: keyof PlansByStrategy, isMain: boolean) => ({
    label: isMain ? 'This plan' : strategyLabels[name],
    averages: plans[name].map(({ average }) => average),
    isMain,
  });
  const lines = strategy === 'nothing' ? [line('nothing', true)] : [line(strategy, true), line('nothing', false)];
  const inWords = lines.map(
    ({ label, averages }) => `${label}: from ${rating(averages[0]!)} to ${rating(averages.at(-1)!)}`,
  );
  return {
    description: `Average rating by year. ${inWords.join('. ')}.`,
    years: plans[strategy].map(({ year }) => year),
    lines,
  };
}
