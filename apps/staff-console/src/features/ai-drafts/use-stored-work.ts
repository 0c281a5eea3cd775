import { useEffect, useState } from 'react';
import { deleteUnsaved, storeUnsaved, type UnsavedKey } from '../../layout/unsaved-work.ts';
import { useWriter } from '../../layout/use-writer.ts';
import type { DraftState } from './draft-state.ts';
import { draftValues } from './draft-values.ts';

/** Stores the dialog's content on this device while the user has to sign in again. Returns true when it is stored. */
export function useStoredWork({ post, topic, title, failure }: DraftState, isSaveRefused: boolean): boolean {
  const person = useWriter();
  const [writer] = useState(() => crypto.randomUUID());
  const [isStored, setStored] = useState(false);
  const isWanted = isSaveRefused || failure?.isSignedOut === true;
  useEffect(() => {
    if (!isWanted) return undefined;
    const writing: UnsavedKey = { person, resource: post ? 'post' : 'idea', id: 'new', writer };
    const store = () => {
      const now = new Date();
      const values = post ? draftValues(post, now) : { topic, title };
      setStored(storeUnsaved(localStorage, writing, { at: now.getTime(), basedOn: null, values }));
    };
    const timer = setTimeout(store);
    // Signing in leaves the page and returns to it. A user who continues here still has the content in the dialog.
    return () => {
      clearTimeout(timer);
      deleteUnsaved(localStorage, writing);
    };
  }, [isWanted, person, writer, post, topic, title]);
  return isWanted && isStored;
}
