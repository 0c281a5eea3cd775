import { bandOf, pciBands } from '@workspace/ui/theme/pci.ts';
import { wholePercents } from '@workspace/ui/theme/whole-percents.ts';
import { sampleSegments } from './segments.ts';

/** Printed on every sample. */
export const sampleNotice = 'SAMPLE: invented streets, ratings and distresses, not computed from each other';

/** The invented town and the day of its survey. */
export const sampleSurvey = { town: 'Exampleton', surveyed: '2026-05-12', feetPerMile: 5_280 } as const;

/** The segment that the report shows in full. */
export const detailedSegment = sampleSegments.find(({ street }) => street === 'Cedar St')!;

const lengths = sampleSegments.map(({ lengthFt }) => lengthFt);
const totalFt = lengths.reduce((sum, length) => sum + length, 0);

/** The network in figures. A wide street counts for more in the average than a narrow one of the same length. */
export const sampleNetwork = {
  segments: sampleSegments.length,
  miles: totalFt / sampleSurvey.feetPerMile,
  averagePci: averageByArea(),
  /** Share of the length by band in whole percent, best first. They add up to 100. */
  shares: wholePercents(
    pciBands.map((band) =>
      sampleSegments.reduce((sum, { pci, lengthFt }) => sum + (bandOf(pci) === band ? lengthFt : 0), 0),
    ),
  ),
};

function averageByArea(): number {
  const areas = sampleSegments.map(({ lengthFt, widthFt }) => lengthFt * widthFt);
  const weighted = sampleSegments.reduce((sum, { pci }, index) => sum + pci * areas[index]!, 0);
  return Math.round(weighted / areas.reduce((sum, area) => sum + area, 0));
}
