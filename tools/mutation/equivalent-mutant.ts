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

/** Adds the file to its mutants. */
export const inFile = (file: string, mutants: Omit<EquivalentMutant, 'file'>[]): EquivalentMutant[] =>
  mutants.map((mutant) => ({ file, ...mutant }));

/** Describes one mutant: `within`, then original, replacement and reason. */
export const change = (within: string, original: string, replacement: string, reason: string) => ({
  within,
  original,
  replacement,
  reason,
});
