/** The question of a sample: units in all, the margin e in points, and the spread s of their ratings in points. */
export interface SampleQuestion {
  readonly units: number;
  readonly margin: number;
  readonly spread: number;
}

/** Returns n = N s² / ((e²/4)(N − 1) + s²), not rounded. */
export function exactSampleSize({ units, margin, spread }: SampleQuestion): number {
  const variance = spread ** 2;
  return (units * variance) / ((margin ** 2 / 4) * (units - 1) + variance);
}

/** Returns the units to inspect: the exact size rounded up, and all units at most. */
export function sampleSize(question: SampleQuestion): number {
  // A whole number that rounding errors lift is not rounded up.
  return Math.min(question.units, Math.max(1, Math.ceil(exactSampleSize(question) - 1e-9)));
}
