/** A surviving mutant that no test can kill, because it behaves like the original. */
export interface EquivalentMutant {
  file: string;
  /** The source line at which the mutated text begins, trimmed. */
  within: string;
  /** The mutated text and its replacement, each on one line. */
  original: string;
  replacement: string;
  reason: string;
}

export const equivalentMutants: readonly EquivalentMutant[] = [];
