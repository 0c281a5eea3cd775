import { useEffect, useRef } from 'react';
import { useDebounced } from './use-debounced.ts';
import { queryOf, type RawInputs } from './raw-inputs.ts';

/** Keeps the page's address saying what stands in the fields, a moment after it was typed. */
export function useAddress(rawInputs: RawInputs, begun: RawInputs): void {
  const query = useDebounced(queryOf(rawInputs));
  const written = useRef(queryOf(begun));
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    // The router need not know: nothing else on the page reads the query.
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  }, [query]);
}
