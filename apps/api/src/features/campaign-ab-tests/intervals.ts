/** A share with the bounds of its interval, each from -1 to 1. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** A number of people, and those among them who did something. */
export interface Proportion {
  hits: number;
  people: number;
}

/** The quantile of the normal distribution for a two-sided interval of 95 %. */
export const z95 = 1.959964;

/** Returns a proportion with its Wilson score interval. Undefined without people. */
export function wilsonInterval({ hits, people }: Proportion, z = z95): Estimate | undefined {
  if (people === 0) return undefined;
  const value = hits / people;
  const square = z * z;
  const center = 2 * people * value + square;
  const spread = z * Math.sqrt(square + 4 * people * value * (1 - value));
  const both = 2 * (people + square);
  return { value, low: Math.max(0, (center - spread) / both), high: Math.min(1, (center + spread) / both) };
}

/**
 * Returns the difference of two proportions with its interval: Newcombe's hybrid of two Wilson intervals, which holds
 * for few people and for rates near 0. Undefined without people in one of them.
 */
export function differenceInterval(one: Proportion, other: Proportion, z = z95): Estimate | undefined {
  const [p, q] = [wilsonInterval(one, z), wilsonInterval(other, z)];
  if (!p || !q) return undefined;
  const value = p.value - q.value;
  return {
    value,
    low: value - Math.hypot(p.value - p.low, q.high - q.value),
    high: value + Math.hypot(p.high - p.value, q.value - q.low),
  };
}
