import { defaultAssumptions, type Assumptions } from '../road-network/assumptions.ts';
import { sources } from '../road-network/sources.ts';
import { treatments } from '../road-network/treatments.ts';
import type { PacketSection } from './packet.ts';

const cost = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const curveTexts: Readonly<Record<Assumptions['curve'], string>> = {
  's-curve': 'Ratings fall along the S-shaped curves of the Somerville staff model, one for each class of street.',
  exponential: 'Ratings lose a fixed share a year, by class of street, as in solvent-streets.',
};

/** The constants of a plan and their sources. */
export function assumptionsSection({ curve, costs }: Assumptions): PacketSection {
  const isChanged = JSON.stringify(costs) !== JSON.stringify(defaultAssumptions.costs);
  return {
    heading: 'What the figures rest on',
    paragraphs: [
      curveTexts[curve],
      isChanged
        ? 'The unit costs were changed by the person who made this plan.'
        : 'Unit costs are Somerville’s of 2012, brought to prices of 2025 by the National Highway Construction Cost Index.',
    ],
    tables: [
      {
        caption: 'Treatments, and dollars per square yard by class of street',
        columns: [
          { label: 'Treatment' },
          { label: 'Ratings' },
          { label: 'Arterial', isNumeric: true },
          { label: 'Collector', isNumeric: true },
          { label: 'Local', isNumeric: true },
        ],
        rows: treatments.map(({ name, label, from, below }) => [
          label,
          `${from} to ${below}`,
          ...(['arterial', 'collector', 'local'] as const).map((kind) => cost.format(costs[name][kind])),
        ]),
      },
    ],
    points: Object.values(sources).map(
      (source) => `${source.title} (${source.year})${'isSecondHand' in source ? ', second hand' : ''}`,
    ),
  };
}
