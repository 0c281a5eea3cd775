import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deleteUnsaved } from '../../layout/unsaved-work.ts';
import { useWriter } from '../../layout/use-writer.ts';
import type { Idea } from './draft-state.ts';
import { findIdea, ideaMark, ideaOf } from './find-idea.ts';

/** Returns the idea that the user returns to after a new sign-in, if any. */
export function useStoredIdea(): Idea | undefined {
  const person = useWriter();
  const [search, setSearch] = useSearchParams();
  const [stored] = useState(() => (search.has(ideaMark) ? findIdea(person) : undefined));
  const isMarked = search.has(ideaMark);
  useEffect(() => {
    if (stored) deleteUnsaved(localStorage, { ...ideaOf(person), writer: stored.writer });
    if (!isMarked) return;
    search.delete(ideaMark);
    setSearch(search, { replace: true });
    // Runs once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stored, isMarked]);
  return stored?.values;
}
