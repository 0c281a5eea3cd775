import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPageHidden } from '../../layout/on-page-hidden.ts';
import { updateFormState, type FormState } from './post-form.ts';
import type { PostValues } from './post-values.ts';

/** Reads a change from its source, such as the editor, when it is needed. */
export type ReadChange = () => Partial<PostValues>;

/** Milliseconds from a key to the reading of the text: the letter is on screen by then. */
const readAfter = 50;

/**
 * The state of the form. Serializing and counting a long text takes longer than a key may, so a change can be read
 * later; `current` reads it at once. Both functions are stable.
 */
export function useFormState(initial: () => FormState) {
  const [rendered, setRendered] = useState(initial);
  const latest = useRef(rendered);
  const unread = useRef<ReadChange>(undefined);
  const set = useCallback((next: FormState) => {
    unread.current = undefined;
    latest.current = next;
    setRendered(next);
  }, []);
  /** Returns the newest state, which may not be rendered yet. */
  const current = useCallback((): FormState => {
    if (unread.current) set(updateFormState(latest.current, unread.current()));
    return latest.current;
  }, [set]);
  const changeLater = useCallback(
    (read: ReadChange): void => {
      if (!unread.current) setTimeout(() => startTransition(() => void current()), readAfter);
      unread.current = read;
    },
    [current],
  );
  // Rendered at once, so that whatever stores unsaved text has it before the page is gone.
  useEffect(() => onPageHidden(() => flushSync(() => void current())), [current]);
  return { rendered, current, set, changeLater };
}
