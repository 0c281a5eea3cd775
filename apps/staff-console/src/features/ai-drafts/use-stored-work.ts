import { useEffect, useState } from 'react';
import { findUnsaved, deleteUnsaved, storeUnsaved, type Unsaved, type Writing } from '../../layout/unsaved-work.ts';
import { useWriter } from '../../layout/use-writer.ts';
import type { DraftStep, Idea } from './draft-step.ts';
import { draftValues } from './draft-values.ts';

/** Query parameter that reopens the generator with the saved topic and title after a new sign-in. */
export const ideaMark = 'idea';

/** Stores the dialog's content on this device while the user has to sign in again. Returns true when it is stored. */
export function useStoredWork({ post, topic, title, failure }: DraftStep, isSaveRefused: boolean): boolean {
  const person = useWriter();
  const [writer] = useState(() => crypto.randomUUID());
  const [isStored, setStored] = useState(false);
  const isWanted = isSaveRefused || failure?.isSignedOut === true;
  useEffect(() => {
    if (!isWanted) return undefined;
    const writing: Writing = { person, resource: post ? 'post' : 'idea', id: 'new', writer };
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

const isIdea = (values: unknown): values is Idea => {
  const { topic, title } = (values ?? {}) as Partial<Idea>;
  return typeof topic === 'string' && typeof title === 'string';
};

/** Finds the idea that this user had when the session ended. */
export const findIdea = (person: string): Unsaved<Idea> | undefined =>
  findUnsaved(localStorage, { whose: { person, resource: 'idea', id: 'new' }, isComplete: isIdea, now: Date.now() })[0];
