import { seeded } from '@workspace/ui/road/seeded.ts';
import { sampling } from '../facts/sampling.ts';
import { sampleSize } from '../statistics/sample-size.ts';

const { value: count } = sampling.checkUnits;
const { value: spread } = sampling.asphaltSpread;
const { value: margin } = sampling.margin;
const middle = 62;

/** Units to inspect of the made-up section. */
export const drawnCount = sampleSize({ units: count, margin, spread });

/** Ratings of the units of one made-up section, whose spread is the assumed one. */
export const unitRatings: readonly number[] = (() => {
  const random = seeded(29);
  // The sum of twelve uniform numbers is nearly normal with a spread of 1.
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
  const raw = Array.from({ length: count }, normal);
  const [rawMean, rawSpread] = [meanOf(raw), spreadOf(raw)];
  return raw.map((one) => middle + ((one - rawMean) / rawSpread) * spread);
})();

export const meanRating = meanOf(unitRatings);

/** Means of samples that chance drew from the section. */
export const sampleMeans = (samples: number): readonly number[] =>
  Array.from({ length: samples }, (_, index) => {
    const random = seeded((index + 1) * 7_919 + 13);
    const shuffled = unitRatings
      .map((rating) => ({ rating, at: random() }))
      .toSorted((one, other) => one.at - other.at);
    return meanOf(shuffled.slice(0, drawnCount).map(({ rating }) => rating));
  });

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function spreadOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (numbers.length - 1));
}
