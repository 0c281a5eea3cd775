import { findUnsaved, type Unsaved } from '../../layout/unsaved-work.ts';
import type { Idea } from './draft-state.ts';

/** Query parameter that reopens the generator with the saved topic and title after a new sign-in. */
export const ideaMark = 'idea';

const isIdea = (values: unknown): values is Idea => {
  const { topic, title } = (values ?? {}) as Partial<Idea>;
  return typeof topic === 'string' && typeof title === 'string';
};

/** The place of a person's idea among the unsaved texts. */
export const ideaOf = (person: string) => ({ person, resource: 'idea', id: 'new' }) as const;

/** Finds the idea that this user had when the session ended. */
export const findIdea = (person: string): Unsaved<Idea> | undefined =>
  findUnsaved(localStorage, { whose: ideaOf(person), isComplete: isIdea, now: Date.now() })[0];
