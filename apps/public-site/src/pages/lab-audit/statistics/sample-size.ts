/** The question of a sample: units in all, the margin e in points, and the spread s of their ratings in points. */
export interface SampleQuestion {
  readonly units: number;
  readonly margin: number;
  readonly spread: number;
}

/** Returns the units to inspect: n = N s² / ((e²/4)(N − 1) + s²), rounded up, and all of them at most. */
export function sampleSize({ units, margin, spread }: SampleQuestion): number {
  const variance = spread ** 2;
  const share = (units * variance) / ((margin ** 2 / 4) * (units - 1) + variance);
  // A whole number that rounding errors lift is not rounded up.
  return Math.min(units, Math.max(1, Math.ceil(share - 1e-9)));
}
