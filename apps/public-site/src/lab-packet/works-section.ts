import { dollars, rating } from '../road-network/amounts.ts';
import type { Job, PlannedYear } from '../road-network/plan.ts';
import type { Network } from '../road-network/segment.ts';
import { treatments } from '../road-network/treatments.ts';
import type { PacketSection } from './packet.ts';

const listed = 15;
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const labelOf = ({ treatment }: Job) => treatments.find(({ name }) => name === treatment)!.label;

/** The work of the first year, the costliest streets first. */
export function worksSection({ segments }: Network, first: PlannedYear): PacketSection {
  const jobs = first.jobs.toSorted((a, b) => b.cost - a.cost);
  const rest = jobs.slice(listed);
  const restCost = rest.reduce((sum, { cost }) => sum + cost, 0);
  return {
    heading: `Work of ${first.year}`,
    paragraphs: [
      jobs.length === 0
        ? 'No work is planned.'
        : `${jobs.length === 1 ? 'One piece' : `${whole.format(jobs.length)} pieces`} of street for ${dollars(first.spent)}.`,
      ...(rest.length > 0
        ? [`The table lists the ${listed} costliest. The other ${whole.format(rest.length)} cost ${dollars(restCost)}.`]
        : []),
    ],
    tables:
      jobs.length === 0
        ? []
        : [
            {
              caption: `Streets treated in ${first.year}`,
              columns: [
                { label: 'Street' },
                { label: 'Rating', isNumeric: true },
                { label: 'Feet', isNumeric: true },
                { label: 'Treatment' },
                { label: 'Cost', isNumeric: true },
              ],
              rows: jobs
                .slice(0, listed)
                .map((job) => [
                  `${segments[job.segment]!.name} (${segments[job.segment]!.id})`,
                  rating(first.ratings[job.segment]!),
                  whole.format(segments[job.segment]!.lengthFeet),
                  labelOf(job),
                  dollars(job.cost),
                ]),
            },
          ],
  };
}
