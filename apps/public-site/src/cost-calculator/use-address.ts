import { useEffect, useRef } from 'react';
import { useRested } from './use-rested.ts';
import { queryOf, type Words } from './words.ts';

/** Keeps the page's address saying what stands in the fields, a moment after it was typed. */
export function useAddress(words: Words, begun: Words): void {
  const query = useRested(queryOf(words));
  const written = useRef(queryOf(begun));
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    // The router need not know: nothing else on the page reads the query.
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  }, [query]);
}
