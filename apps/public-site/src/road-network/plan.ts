import type { TreatmentName } from './treatments.ts';

/**
 * How the money of a year is given out. `spread-evenly` prefers no street that is due: the published plan that we could
 * test is closest to it.
 */
export const strategies = ['nothing', 'worst-first', 'spread-evenly', 'benefit-per-dollar'] as const;
export type Strategy = (typeof strategies)[number];

export const strategyLabels: Readonly<Record<Strategy, string>> = {
  nothing: 'Do nothing',
  'worst-first': 'Worst first',
  'spread-evenly': 'Spread evenly',
  'benefit-per-dollar': 'Most benefit per dollar',
};

/** The choices of a person: what is spent, how, and for how long. */
export interface Scenario {
  readonly strategy: Strategy;
  /** Dollars a year. */
  readonly budget: number;
  readonly firstYear: number;
  readonly years: number;
}

/** A treatment of one segment in one year. */
export interface Job {
  /** Index of the segment in its network. */
  readonly segment: number;
  readonly treatment: TreatmentName;
  /** Whole dollars. */
  readonly cost: number;
}

/** The state of a network at the beginning of a year, and the work of that year. */
export interface PlannedYear {
  readonly year: number;
  /** Ratings from 0 to 100 by index of the segment. */
  readonly ratings: Float32Array;
  /** Average rating, by area. */
  readonly average: number;
  /** Dollars that all treatments that are due would cost. */
  readonly backlog: number;
  /** Empty in the last year, which only shows the result. */
  readonly jobs: readonly Job[];
  readonly spent: number;
}
