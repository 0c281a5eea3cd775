import { tenth } from '@workspace/ui/road/tenth.ts';
import type { Network } from '../road-network/segment.ts';
import type { Job, PlannedYear } from '../road-network/plan.ts';

/** A plan of a network, as planned until `year`. */
export interface PlanToExport {
  readonly network: Network;
  readonly years: readonly PlannedYear[];
  readonly year: number;
}

/** The results of one segment, by the names of their columns. */
export type ResultRow = Readonly<Record<string, string | number | undefined>>;

interface DatedJob extends Job {
  readonly year: number;
}

/** Returns a row for each segment: what was read, the rating in the chosen year, and the treatments until then. */
export function resultRows({ network, years, year }: PlanToExport): ResultRow[] {
  const shown = years.find((one) => one.year === year);
  const jobs = jobsBefore(years, year);
  return network.segments.map((segment, index) => {
    const own = jobs.get(index) ?? [];
    const [first, ...later] = own;
    const rating = shown?.ratings[index];
    return {
      id: segment.id,
      name: segment.name,
      class: segment.streetClass,
      length_ft: segment.lengthFeet,
      width_ft: segment.widthFeet,
      pci: segment.pci,
      rated_in: segment.ratedIn,
      paved_in: segment.pavedIn,
      planned_for: year,
      planned_rating: rating === undefined ? undefined : tenth(rating),
      treatment: first?.treatment,
      treatment_in: first?.year,
      treatment_usd: first?.cost,
      later_treatments: later.map((job) => `${job.treatment} ${job.year}`).join(', ') || undefined,
      all_treatments_usd: own.reduce((sum, { cost }) => sum + cost, 0),
    };
  });
}

/** The work of a year shows in the ratings of the next one. */
function jobsBefore(years: readonly PlannedYear[], year: number): Map<number, DatedJob[]> {
  const jobs = new Map<number, DatedJob[]>();
  for (const planned of years)
    for (const job of planned.year < year ? planned.jobs : []) {
      const own = jobs.get(job.segment) ?? [];
      own.push({ ...job, year: planned.year });
      jobs.set(job.segment, own);
    }
  return jobs;
}
