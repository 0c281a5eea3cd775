import { dollars, rating } from '../road-network/amounts.ts';
import type { PlannedYear } from '../road-network/plan.ts';
import type { Network } from '../road-network/segment.ts';
import { treatments, type TreatmentName } from '../road-network/treatments.ts';
import type { PacketSection } from './packet.ts';

const miles = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const feetInMile = 5280;

/** Each year of a plan, with the miles of each treatment. */
export function yearsSection(network: Network, planned: readonly PlannedYear[]): PacketSection {
  const milesOf = ({ jobs }: PlannedYear, name: TreatmentName) =>
    jobs
      .filter(({ treatment }) => treatment === name)
      .reduce((sum, { segment }) => sum + network.segments[segment]!.lengthFeet, 0) / feetInMile;
  const workOf = (year: PlannedYear) => [
    dollars(year.spent),
    ...treatments.map(({ name }) => miles.format(milesOf(year, name))),
  ];
  return {
    heading: 'Year by year',
    paragraphs: ['Each row has the network at the beginning of a year, and the work of that year in miles of street.'],
    tables: [
      {
        caption: 'Average, backlog, money and work of each year',
        columns: [
          { label: 'Year' },
          { label: 'Average', isNumeric: true },
          { label: 'Backlog', isNumeric: true },
          { label: 'Spent', isNumeric: true },
          ...treatments.map(({ label }) => ({ label, isNumeric: true })),
        ],
        rows: planned.map((year) => [
          String(year.year),
          rating(year.average),
          dollars(year.backlog),
          ...(year === planned.at(-1) ? ['–', ...treatments.map(() => '–')] : workOf(year)),
        ]),
      },
    ],
  };
}
