import { useState } from 'react';
import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import { positionAfter, type WalkPosition } from './walk-position.ts';

/** State of the walk through the sentences, from the first step to its end. */
export function useWalk(unchecked: readonly UnsupportedInPost[], onShow: (found?: UnsupportedInPost) => void) {
  const [at, setAt] = useState<WalkPosition>();
  const here = at && unchecked[at.index];
  const go = (step: 1 | -1) => {
    const next = positionAfter(unchecked, at, step);
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
