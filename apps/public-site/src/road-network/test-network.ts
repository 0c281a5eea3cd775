import { costsOf, type Assumptions } from './assumptions.ts';
import type { Network, Segment } from './segment.ts';

/** Returns a local street of 900 square yards, rated in 2026, with the given differences. */
export const street = (differences: Partial<Segment> = {}): Segment => ({
  id: 'one',
  name: 'Cedar St',
  streetClass: 'local',
  lengthFeet: 300,
  widthFeet: 27,
  pci: 60,
  ratedIn: 2026,
  line: [],
  ...differences,
});

/** Returns a network of such streets, one for each rating. */
export const networkOf = (...ratings: readonly number[]): Network => ({
  name: 'Test streets',
  segments: ratings.map((pci, index) => street({ id: `s${index}`, pci })),
});

/** The S-shaped curves with the costs of one list. */
export const testAssumptions: Assumptions = { curve: 's-curve', costs: costsOf('somerville') };
