import type { Assumptions } from './assumptions.ts';
import { modelOf, ratingNextYear, type Model } from './model.ts';
import { averageOf, backlogOf, costDueOf, streetsOf, type Streets } from './network-figures.ts';
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
  const model = modelOf(assumptions);
  return Array.from(workedYears(streets, assumptions, scenario), ({ year, ratings, jobs }) => ({
    year,
    ratings,
    average: averageOf(streets, ratings),
    backlog: backlogOf(streets, ratings, model),
    jobs,
    spent: jobs.reduce((sum, { cost }) => sum + cost, 0),
  }));
}

/** Returns the average rating at the end of a plan. */
export function finalAverage(streets: Streets, assumptions: Assumptions, scenario: Scenario): number {
  let average = 0;
  for (const { year, ratings } of workedYears(streets, assumptions, scenario))
    if (year === scenario.firstYear + scenario.years) average = averageOf(streets, ratings);
  return average;
}

function* workedYears(streets: Streets, assumptions: Assumptions, scenario: Scenario) {
  const { firstYear, years } = scenario;
  const model = modelOf(assumptions);
  let ratings = ratingsIn(firstYear, streets, assumptions);
  for (let year = firstYear; year <= firstYear + years; year += 1) {
    const jobs = year < firstYear + years ? jobsOf(streets, ratings, model, year, scenario) : [];
    yield { year, ratings, jobs };
    ratings = ratingsAfter(streets, ratings, jobs, model);
  }
}

/** Returns the ratings of all segments in a year, each aged from the year of its own rating. */
const ratingsIn = (year: number, { segments }: Streets, { curve }: Assumptions): Float32Array =>
  Float32Array.from(segments, ({ streetClass, pci, ratedIn }) => ratingLater(curve, streetClass, pci, year - ratedIn));

function jobsOf(streets: Streets, ratings: Float32Array, model: Model, year: number, scenario: Scenario): Job[] {
  const jobs: Job[] = [];
  let left = scenario.budget;
  for (const segment of rankSegments(streets, ratings, model, scenario.strategy, year)) {
    const rating = ratings[segment]!;
    const cost = costDueOf(streets, segment, rating, model);
    if (cost > left) continue;
    left -= cost;
    jobs.push({ segment, treatment: treatmentAt(rating)!.name, cost });
  }
  return jobs;
}

/** Returns the ratings a year later: a treated street is as its treatment leaves it, and falls from there. */
function ratingsAfter({ classes }: Streets, ratings: Float32Array, jobs: readonly Job[], model: Model): Float32Array {
  const later = Float32Array.from(ratings);
  for (const { segment } of jobs) later[segment] = treatmentAt(ratings[segment]!)!.ratingAfter(ratings[segment]!);
  for (let index = 0; index < later.length; index += 1)
    later[index] = ratingNextYear(model, classes[index]!, later[index]!);
  return later;
}
