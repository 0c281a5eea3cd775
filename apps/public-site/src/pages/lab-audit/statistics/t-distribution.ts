/**
 * Returns the probability that Student's t with whole degrees of freedom is between -t and t: the exact finite series
 * (Abramowitz and Stegun, 26.7.3 and 26.7.4).
 */
function probabilityWithin(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const [sine, squared] = [Math.sin(angle), Math.cos(angle) ** 2];
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let factor = isOdd ? 2 : 1; factor <= freedom - 3; factor += 2) {
    term *= (squared * factor) / (factor + 1);
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}

/** Returns the t between whose negative and itself this share of the distribution is, such as 0.95. */
export function criticalValue(freedom: number, share: number): number {
  let [low, high] = [0, 1];
  while (probabilityWithin(high, freedom) < share) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (probabilityWithin(middle, freedom) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
