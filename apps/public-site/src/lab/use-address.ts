import { useEffect, useRef } from 'react';
import type { LabState } from './lab-state.ts';
import { queryOf } from './query-of.ts';
import { readState } from './read-state.ts';

/** Browsers limit how often a page may change its address. */
const restMs = 250;

/**
 * Writes the state into the address once it rests. A second plan, and its removal, are steps of their own: Back leads
 * to the plan before.
 */
export function useAddress(state: LabState, onState: (state: LabState) => void): void {
  const query = queryOf(state);
  const hasSecond = state.b !== undefined;
  const written = useRef(query);
  const last = useRef({ query, hasSecond });
  useEffect(() => {
    const { query: before, hasSecond: hadSecond } = last.current;
    last.current = { query, hasSecond };
    const write = (action: 'pushState' | 'replaceState', next: string) => {
      if (next === written.current) return;
      written.current = next;
      const hash = action === 'pushState' ? '' : location.hash;
      history[action](history.state, '', location.pathname + next + hash);
    };
    if (hasSecond !== hadSecond) {
      write('replaceState', before);
      write('pushState', query);
    }
    const timer = setTimeout(() => write('replaceState', query), restMs);
    return () => clearTimeout(timer);
  }, [query, hasSecond]);
  useEffect(() => {
    const read = () => {
      // A link to a place on the page leaves the query as it is.
      if (location.search === written.current) return;
      const { state: earlier } = readState(new URLSearchParams(location.search));
      written.current = queryOf(earlier);
      last.current = { query: written.current, hasSecond: earlier.b !== undefined };
      onState(earlier);
    };
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [onState]);
}
