import { useState } from 'react';
import type { UnsupportedInPost } from '@workspace/contracts/claims/unsupported-in-post';

/** Current position among the unchecked sentences. */
export interface WalkPosition {
  index: number;
  sentence: string;
}

/**
 * Returns the position after a step forward or back, wrapping around. When the current sentence is resolved, the next
 * one takes its index.
 */
export function placeAfter(
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

/** State of the walk through the sentences, from the first step to its end. */
export function useWalk(unchecked: readonly UnsupportedInPost[], onShow: (found?: UnsupportedInPost) => void) {
  const [at, setAt] = useState<WalkPosition>();
  const here = at && unchecked[at.index];
  const go = (step: 1 | -1) => {
    const next = placeAfter(unchecked, at, step);
    setAt(next);
    onShow(unchecked[next.index]);
  };
  const end = () => {
    setAt(undefined);
    onShow();
  };
  const shown = here?.sentence === at?.sentence ? here : undefined;
  return { isWalking: at !== undefined && unchecked.length > 0, index: at?.index ?? 0, shown, go, end };
}
