import type { Assumptions } from '../road-network/assumptions.ts';
import { describeCosts } from '../road-network/describe-costs.ts';
import type { CurveName } from '../road-network/curves.ts';
import { sources, type Source, type SourceName } from '../road-network/sources.ts';
import { treatments } from '../road-network/treatments.ts';
import { streetClasses } from '../road-network/segment.ts';
import type { PacketSection } from './packet.ts';

const cost = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const curveTexts: Readonly<Record<CurveName, string>> = {
  's-curve': 'Ratings fall along the S-shaped curves of the Somerville staff model, one for each class of street.',
  exponential: 'Ratings lose a fixed share a year, by class of street, as in solvent-streets.',
};
const curveSources: Readonly<Record<CurveName, readonly SourceName[]>> = {
  's-curve': ['somerville', 'sCurveForm'],
  exponential: ['solventStreets'],
};

/** The constants of a plan and their sources. */
export function assumptionsSection({ curve, costs }: Assumptions): PacketSection {
  const described = describeCosts(costs);
  const names = new Set<SourceName>([...curveSources[curve], ...described.sources, 'somerville']);
  return {
    heading: 'What the figures rest on',
    paragraphs: [
      curveTexts[curve],
      described.text,
      'The ranges of ratings, and the ratings after a treatment, are those of Somerville’s modeler.',
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
          ...streetClasses.map((streetClass) => cost.format(costs[name][streetClass])),
        ]),
      },
    ],
    points: Array.from(names, (name) => printed(sources[name])),
  };
}

const printed = ({ title, year, isSecondHand }: Source) => `${title} (${year})${isSecondHand ? ', second hand' : ''}`;
