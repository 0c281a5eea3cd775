import type { Assumptions } from './assumptions.ts';
import { modelOf, type Model } from './model.ts';
import { averageOf, backlogOf, costDueOf, streetsOf, type Streets } from './network-figures.ts';
import type { Job, PlannedYear, Scenario } from './plan.ts';
import { rankSegments } from './rank-segments.ts';
import type { Network } from './segment.ts';
import { treatmentAt } from './treatments.ts';
import { ratingLater } from './yearly-fall.ts';

/**
 * Returns the state of a network at the beginning of each year, from `firstYear` to `years` later, and the work of each
 * year: its money goes to segments in the strategy's order, a segment that no longer fits is passed over, and money that
 * is left lapses.
 */
export function planYears(network: Network, assumptions: Assumptions, scenario: Scenario): PlannedYear[] {
  const streets = streetsOf(network);
  const model = modelOf(assumptions);
  const planned: PlannedYear[] = [];
  let ratings = ratingsIn(scenario.firstYear, streets, assumptions);
  for (let ahead = 0; ahead <= scenario.years; ahead += 1) {
    const jobs = ahead < scenario.years ? jobsOf(streets, ratings, model, scenario.firstYear + ahead, scenario) : [];
    planned.push({
      year: scenario.firstYear + ahead,
      ratings,
      average: averageOf(streets, ratings),
      backlog: backlogOf(streets, ratings, model),
      jobs,
      spent: jobs.reduce((sum, { cost }) => sum + cost, 0),
    });
    ratings = ratingsNextYear(streets, ratings, jobs, model);
  }
  return planned;
}

/** Returns the ratings of all segments in a year, each aged from the year of its own rating. */
const ratingsIn = (year: number, { segments }: Streets, { curve }: Assumptions): Float32Array =>
  Float32Array.from(segments, ({ streetClass, pci, ratedIn }) =>
    ratingLater(curve, streetClass, pci, Math.max(0, year - ratedIn)),
  );

function jobsOf(streets: Streets, ratings: Float32Array, model: Model, year: number, scenario: Scenario): Job[] {
  const { strategy, budget } = scenario;
  const jobs: Job[] = [];
  let left = budget;
  for (const segment of rankSegments(streets, ratings, model, strategy, year)) {
    const rating = ratings[segment]!;
    const cost = costDueOf(streets, segment, rating, model);
    if (cost > left) continue;
    left -= cost;
    jobs.push({ segment, treatment: treatmentAt(rating)!.name, cost });
  }
  return jobs;
}

/** Returns the ratings a year later: a treated street is as its treatment leaves it, and falls from there. */
function ratingsNextYear({ segments }: Streets, ratings: Float32Array, jobs: readonly Job[], model: Model) {
  const treated = Float32Array.from(ratings);
  for (const { segment } of jobs) treated[segment] = treatmentAt(ratings[segment]!)!.ratingAfter(ratings[segment]!);
  return treated.map((rating, index) => model[segments[index]!.streetClass].ratingNextYear(rating));
}
