import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { forgetUnsaved } from '../../layout/unsaved-work.ts';
import { useWriter } from '../../layout/use-writer.ts';
import type { Idea } from './draft-step.ts';
import { findIdea, ideaMark } from './use-kept-work.ts';

/** The idea that somebody comes back to after a new sign-in, if they do. */
export function useKeptIdea(): Idea | undefined {
  const person = useWriter();
  const [search, setSearch] = useSearchParams();
  const [kept] = useState(() => (search.has(ideaMark) ? findIdea(person) : undefined));
  const isMarked = search.has(ideaMark);
  useEffect(() => {
    if (kept) forgetUnsaved(localStorage, kept.key);
    if (!isMarked) return;
    search.delete(ideaMark);
    setSearch(search, { replace: true });
    // Once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kept, isMarked]);
  return kept?.values;
}
