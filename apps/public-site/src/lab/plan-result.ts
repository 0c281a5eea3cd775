import { bandOf, pciBands } from '@workspace/ui/theme/pci.ts';
import type { Assumptions } from '../road-network/assumptions.ts';
import { planYears } from '../road-network/plan-years.ts';
import type { PlannedYear, Scenario } from '../road-network/plan.ts';
import { streetsOf, type Streets } from '../road-network/network-figures.ts';
import type { Network } from '../road-network/segment.ts';
import { treatmentNames } from '../road-network/treatments.ts';
import { firstYear, horizon, type PlanChoice } from './lab-state.ts';

/** The network at the beginning of one year. */
export interface YearFigures {
  readonly average: number;
  readonly backlog: number;
  /** Dollars spent before this year. */
  readonly spent: number;
  /** Share of the area in each of the bands, best first. */
  readonly shares: readonly number[];
}

/** The treatments of a plan in typed arrays, which move quickly between threads; sorted by year. */
interface JobList {
  readonly segments: Int32Array;
  /** Years after the first. */
  readonly years: Uint8Array;
  /** Indexes of `treatmentNames`. */
  readonly treatments: Uint8Array;
  readonly costs: Float64Array;
}

/** The state of each segment in each year. */
export interface PlanDetail {
  /** Ratings in whole points: those of the first year, then those of the second. */
  readonly ratings: Uint8Array;
  readonly jobs: JobList;
}

export interface PlanResult {
  readonly figures: readonly YearFigures[];
  readonly detail: PlanDetail;
}

/** Index of the band of each whole rating. */
export const bandOfRating = Uint8Array.from({ length: 101 }, (_, rating) => pciBands.indexOf(bandOf(rating) as never));

/** Returns the scenario of a choice, over all years of the lab. */
export const scenarioOf = ({ strategy, budget }: PlanChoice, years = horizon): Scenario => ({
  strategy,
  budget,
  firstYear,
  years,
});

/** Plans the years of the lab. */
export function resultOf(network: Network, assumptions: Assumptions, choice: PlanChoice): PlanResult {
  const planned = planYears(network, assumptions, scenarioOf(choice));
  const count = network.segments.length;
  const ratings = new Uint8Array(count * planned.length);
  for (const [index, year] of planned.entries()) roundInto(ratings.subarray(index * count), year.ratings);
  const streets = streetsOf(network);
  let spent = 0;
  const figures = planned.map((year, index) => {
    const shares = sharesOf(streets, ratings.subarray(index * count, (index + 1) * count));
    const figure = { average: cut(year.average), backlog: year.backlog, spent, shares };
    spent += year.spent;
    return figure;
  });
  return { figures, detail: { ratings, jobs: jobListOf(planned) } };
}

function roundInto(target: Uint8Array, ratings: Float32Array): void {
  for (let index = 0; index < ratings.length; index += 1) target[index] = Math.round(ratings[index]!);
}

/** Cuts a rating after two digits. Rounded here, 60.496 would be printed as 61, and as 60 in the packet. */
const cut = (rating: number) => Math.floor(rating * 100) / 100;

/** Returns the share of the area in each of the bands by whole ratings, in the digits that the page carries. */
export function sharesOf({ areas, totalArea: total }: Streets, ratings: Uint8Array): number[] {
  const sums = pciBands.map(() => 0);
  for (let index = 0; index < ratings.length; index += 1) sums[bandOfRating[ratings[index]!]!]! += areas[index]!;
  return sums.map((sum) => (total > 0 ? Math.round((sum / total) * 1e4) / 1e4 : 0));
}

function jobListOf(planned: readonly PlannedYear[]): JobList {
  const jobs = planned.flatMap(({ jobs: ofYear }) => ofYear);
  return {
    segments: Int32Array.from(jobs, ({ segment }) => segment),
    years: Uint8Array.from(planned.flatMap(({ jobs: ofYear }, index) => ofYear.map(() => index))),
    treatments: Uint8Array.from(jobs, ({ treatment }) => treatmentNames.indexOf(treatment)),
    costs: Float64Array.from(jobs, ({ cost }) => cost),
  };
}
