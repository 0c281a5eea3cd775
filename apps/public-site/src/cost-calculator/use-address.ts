import { useEffect, useRef } from 'react';
import { useDebounced } from './use-debounced.ts';
import { queryOf, type RawInputs } from './raw-inputs.ts';

/** Syncs the page's URL with the fields, a moment after typing. */
export function useAddress(rawInputs: RawInputs, initialInputs: RawInputs): void {
  const query = useDebounced(queryOf(rawInputs));
  const written = useRef(queryOf(initialInputs));
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    // Bypasses the router: nothing else on the page reads the query.
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  }, [query]);
}
