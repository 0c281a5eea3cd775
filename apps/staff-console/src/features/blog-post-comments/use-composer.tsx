import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDiscardQuestion } from '../../layout/use-discard-question.tsx';

/** Runs an action that takes the composer of a new comment away, at once or after a question. */
type Leave = (action: () => void) => void;

/** The composer of a new comment: every action that takes it away goes through `leave`. */
export function useComposer() {
  const [composer] = useState(() => {
    let guard: Leave | undefined;
    return {
      leave: (action: () => void) => (guard ? guard(action) : action()),
      /** Sets the function that asks, while there are fields to write in. */
      setGuard: (leave: Leave | undefined) => void (guard = leave),
    };
  });
  return composer;
}

type Composer = ReturnType<typeof useComposer>;

/** Asks about written words before the composer is left. Returns the question. */
export function useAskBeforeLeaving(
  { setGuard }: Composer,
  state: { hasUnsavedChanges: boolean; isBusy: boolean },
): ReactNode {
  const wanted = useRef(() => {});
  const { close, question } = useDiscardQuestion({ ...state, onClose: () => wanted.current() });
  useEffect(() => {
    setGuard((action) => {
      wanted.current = action;
      close();
    });
    return () => setGuard(undefined);
  });
  return question;
}
