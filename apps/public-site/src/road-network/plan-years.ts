import type { Assumptions } from './assumptions.ts';
import { modelOf, ratingNextYear, type Model } from './model.ts';
import { averageOf, costsDueOf, streetsOf, sumOf, type Streets } from './network-figures.ts';
import type { Job, PlannedYear, Scenario } from './plan.ts';
import { rankSegments } from './rank-segments.ts';
import { ratingLater } from './rating-later.ts';
import type { Network } from './segment.ts';
import { treatmentAt } from './treatments.ts';

/**
 * Returns the state of a network at the beginning of each year, from `firstYear` to `years` later, and the work of each
 * year: its money goes to segments in the strategy's order, a segment that no longer fits is passed over, and money that
 * is left lapses.
 */
export function planYears(network: Network, assumptions: Assumptions, scenario: Scenario): PlannedYear[] {
  const streets = streetsOf(network);
  return Array.from(workedYears(streets, assumptions, scenario), ({ year, ratings, costs, jobs }) => ({
    year,
    ratings,
    average: averageOf(streets, ratings),
    backlog: sumOf(costs),
    jobs,
    spent: jobs.reduce((sum, { cost }) => sum + cost, 0),
  }));
}

/** Returns the average rating at the beginning of each year of a plan. */
export function averagesOf(network: Network, assumptions: Assumptions, scenario: Scenario): number[] {
  const streets = streetsOf(network);
  return Array.from(workedYears(streets, assumptions, scenario), ({ ratings }) => averageOf(streets, ratings));
}

function* workedYears(streets: Streets, assumptions: Assumptions, scenario: Scenario) {
  const { firstYear, years } = scenario;
  const model = modelOf(assumptions);
  let ratings = ratingsIn(firstYear, streets, assumptions);
  for (let year = firstYear; year <= firstYear + years; year += 1) {
    const costs = costsDueOf(streets, ratings, model);
    const isLast = year === firstYear + years;
    const ranked = isLast ? new Uint32Array() : rankSegments(streets, ratings, model, scenario.strategy, year);
    const jobs = jobsOf(ranked, ratings, costs, scenario.budget);
    yield { year, ratings, costs, jobs };
    ratings = ratingsAfter(streets, ratings, jobs, model);
  }
}

/** Returns the ratings of all segments in a year, each aged from the year of its own rating. */
const ratingsIn = (year: number, { segments }: Streets, { curve }: Assumptions): Float32Array =>
  Float32Array.from(segments, ({ streetClass, pci, ratedIn }) => ratingLater(curve, streetClass, pci, year - ratedIn));

/** Spends a budget on segments in their order. It ends when not even the cheapest fits. */
function jobsOf(ranked: Uint32Array, ratings: Float32Array, costs: Float64Array, budget: number): Job[] {
  const least = leastOf(ranked, costs);
  const jobs: Job[] = [];
  let left = budget;
  for (let place = 0; place < ranked.length && left >= least; place += 1) {
    const segment = ranked[place]!;
    const cost = costs[segment]!;
    if (cost > left) continue;
    left -= cost;
    jobs.push({ segment, treatment: treatmentAt(ratings[segment]!)!.name, cost });
  }
  return jobs;
}

/** Returns the cost of the cheapest of some segments. */
function leastOf(segments: Uint32Array, costs: Float64Array): number {
  let least = Infinity;
  for (const segment of segments) least = Math.min(least, costs[segment]!);
  return least;
}

/** Returns the ratings a year later: a treated street is as its treatment leaves it, and falls from there. */
function ratingsAfter({ classes }: Streets, ratings: Float32Array, jobs: readonly Job[], model: Model): Float32Array {
  const later = Float32Array.from(ratings);
  for (const { segment } of jobs) later[segment] = treatmentAt(ratings[segment]!)!.ratingAfter(ratings[segment]!);
  for (let index = 0; index < later.length; index += 1)
    later[index] = ratingNextYear(model, classes[index]!, later[index]!);
  return later;
}
