import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';

/** Current position among the unchecked sentences. */
export interface WalkPosition {
  index: number;
  sentence: string;
}

/**
 * Returns the position after a step forward or back, wrapping around. When the current sentence is resolved, the next
 * one takes its index.
 */
export function positionAfter(
  unchecked: readonly UnsupportedInPost[],
  at: WalkPosition | undefined,
  step: 1 | -1,
): WalkPosition {
  const isHere = at !== undefined && unchecked[at.index]?.sentence === at.sentence;
  const from = at?.index ?? (step === 1 ? 0 : unchecked.length);
  const wanted = step === 1 && !isHere ? from : from + step;
  const index = (wanted + unchecked.length) % unchecked.length;
  return { index, sentence: unchecked[index]!.sentence };
}
