import { useEffect, useState } from 'react';
import { findUnsaved, deleteUnsaved, storeUnsaved, type Unsaved, type Writing } from '../../layout/unsaved-work.ts';
import { useWriter } from '../../layout/use-writer.ts';
import type { DraftStep, Idea } from './draft-step.ts';
import { draftValues } from './draft-values.ts';

/** In the address: open the generator with the topic and title that were kept, after a new sign-in. */
export const ideaMark = 'idea';

/** Keeps what the dialog holds on this device while its person has to sign in again. Whether it is kept. */
export function useStoredWork({ post, topic, title, failure }: DraftStep, isSaveRefused: boolean): boolean {
  const person = useWriter();
  const [writer] = useState(() => crypto.randomUUID());
  const [isKept, setKept] = useState(false);
  const isWanted = isSaveRefused || failure?.isSignedOut === true;
  useEffect(() => {
    if (!isWanted) return undefined;
    const writing: Writing = { person, noun: post ? 'post' : 'idea', thing: 'new', writer };
    const keep = () => {
      const now = new Date();
      const values = post ? draftValues(post, now) : { topic, title };
      setKept(storeUnsaved(localStorage, writing, { at: now.getTime(), basedOn: null, values }));
    };
    const timer = setTimeout(keep);
    // Whoever signs in leaves the page by its address, and comes back to it. Whoever goes on here has it here.
    return () => {
      clearTimeout(timer);
      deleteUnsaved(localStorage, writing);
    };
  }, [isWanted, person, writer, post, topic, title]);
  return isWanted && isKept;
}

const isIdea = (values: unknown): values is Idea => {
  const { topic, title } = (values ?? {}) as Partial<Idea>;
  return typeof topic === 'string' && typeof title === 'string';
};

/** What this person was about to ask for when their session ended. */
export const findIdea = (person: string): Unsaved<Idea> | undefined =>
  findUnsaved(localStorage, { whose: { person, noun: 'idea', thing: 'new' }, isWhole: isIdea, now: Date.now() })[0];
