import type { Assumptions } from '../road-network/assumptions.ts';
import { areaOf, type Network } from '../road-network/segment.ts';
import { treatmentNames } from '../road-network/treatments.ts';

/** Returns the dollars of the dearest treatment of a single segment: a smaller budget may never reach that segment. */
export const dearestJob = ({ segments }: Network, { costs }: Assumptions): number =>
  segments.reduce((dearest, segment) => {
    const perYard = Math.max(...treatmentNames.map((name) => costs[name][segment.streetClass]));
    return Math.max(dearest, Math.round(areaOf(segment) * perYard));
  }, 0);

/** Returns a round number of dollars: about a ninth of a backlog, or more when one of the amounts is larger. */
export function sliderEnd(backlog: number, ...amounts: readonly number[]): number {
  const about = Math.max(backlog / 9, 15_000, ...amounts);
  const unit = 10 ** Math.floor(Math.log10(about)) / 2;
  return Math.ceil(about / unit) * unit;
}
