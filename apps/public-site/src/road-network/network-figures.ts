import { entryOf, type Model } from './model.ts';
import { areaOf, streetClasses, type Network, type Segment } from './segment.ts';

/** Facts of a network that do not change while it is planned, by index of the segment. */
export interface Streets {
  readonly segments: readonly Segment[];
  /** Square yards. */
  readonly areas: Float64Array;
  readonly totalArea: number;
  /** Indexes of the classes of streets. */
  readonly classes: Uint8Array;
}

const known = new WeakMap<Network, Streets>();

/** Returns the facts of a network. Those of one object are collected once. */
export function streetsOf(network: Network): Streets {
  const streets = known.get(network) ?? collectStreets(network);
  known.set(network, streets);
  return streets;
}

function collectStreets({ segments }: Network): Streets {
  const areas = Float64Array.from(segments, areaOf);
  const classes = Uint8Array.from(segments, ({ streetClass }) => streetClasses.indexOf(streetClass));
  return { segments, areas, totalArea: areas.reduce((sum, area) => sum + area, 0), classes };
}

/** Returns the average rating by area; 0 for a network without streets. */
export function averageOf({ areas, totalArea }: Streets, ratings: Float32Array): number {
  if (totalArea === 0) return 0;
  let sum = 0;
  for (let index = 0; index < areas.length; index += 1) sum += areas[index]! * ratings[index]!;
  return sum / totalArea;
}

/** Returns the whole dollars of the treatment that is due for each segment; 0 where none is. */
export function costsDueOf({ areas, classes }: Streets, ratings: Float32Array, { costDue }: Model): Float64Array {
  const costs = new Float64Array(ratings.length);
  for (let index = 0; index < costs.length; index += 1)
    costs[index] = Math.round(areas[index]! * costDue[entryOf(classes[index]!, ratings[index]!)]!);
  return costs;
}

/** Returns the dollars that all treatments that are due would cost, segment by segment. */
export const backlogOf = (streets: Streets, ratings: Float32Array, model: Model): number =>
  sumOf(costsDueOf(streets, ratings, model));

export function sumOf(costs: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < costs.length; index += 1) sum += costs[index]!;
  return sum;
}

/**
 * Returns the dollars that the same network seems to cost when every segment counts as average. It is no way to plan:
 * the page on the method shows it beside the sum of the segments.
 */
export const backlogAtAverage = (streets: Streets, ratings: Float32Array, model: Model): number =>
  backlogOf(streets, new Float32Array(ratings.length).fill(averageOf(streets, ratings)), model);
