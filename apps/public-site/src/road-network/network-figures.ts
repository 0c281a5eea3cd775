import type { Model } from './model.ts';
import { areaOf, type Network, type Segment } from './segment.ts';

/** Facts of a network that do not change while it is planned, by index of the segment. */
export interface Streets {
  readonly segments: readonly Segment[];
  /** Square yards. */
  readonly areas: Float64Array;
  readonly totalArea: number;
}

export function streetsOf({ segments }: Network): Streets {
  const areas = Float64Array.from(segments, areaOf);
  return { segments, areas, totalArea: areas.reduce((sum, area) => sum + area, 0) };
}

/** Returns the average rating by area; 0 for a network without streets. */
export function averageOf({ areas, totalArea }: Streets, ratings: Float32Array): number {
  if (totalArea === 0) return 0;
  return areas.reduce((sum, area, index) => sum + area * ratings[index]!, 0) / totalArea;
}

/** Returns the whole dollars of the treatment that is due for a segment at a rating. */
export const costDueOf = ({ segments, areas }: Streets, index: number, rating: number, model: Model): number =>
  Math.round(areas[index]! * model[segments[index]!.streetClass].costDue(rating));

const costOfAll = (streets: Streets, model: Model, ratingOf: (index: number) => number) =>
  streets.segments.reduce((sum, _, index) => sum + costDueOf(streets, index, ratingOf(index), model), 0);

/** Returns the dollars that all treatments that are due would cost, segment by segment. */
export const backlogOf = (streets: Streets, ratings: Float32Array, model: Model): number =>
  costOfAll(streets, model, (index) => ratings[index]!);

/**
 * Returns the dollars that the same network seems to cost when every segment counts as average. It is no way to plan:
 * the page on the method shows it beside the sum of the segments.
 */
export function backlogAtAverage(streets: Streets, ratings: Float32Array, model: Model): number {
  const average = averageOf(streets, ratings);
  return costOfAll(streets, model, () => average);
}
