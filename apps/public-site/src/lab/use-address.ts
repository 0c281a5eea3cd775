import { useEffect, useRef } from 'react';
import type { LabState } from './lab-state.ts';
import { queryOf } from './query-of.ts';
import { readState } from './read-state.ts';

/** Browsers limit how often a page may change its address. */
const restMs = 250;

type Steps = Pick<LabState, 'b' | 'hasOwnStreets'>;

/** A second plan, its removal, and own streets are steps; without them no streets are left to lead forward to. */
const isStep = (before: Steps, now: Steps): boolean =>
  (before.b === undefined) !== (now.b === undefined) || (!before.hasOwnStreets && now.hasOwnStreets === true);

/** Writes the state into the address once it rests. Back leads to the state before a step. */
export function useAddress(state: LabState, onState: (state: LabState) => void): void {
  const query = queryOf(state);
  const { b, hasOwnStreets } = state;
  const written = useRef(query);
  const last = useRef<Steps & { query: string }>({ query, b, hasOwnStreets });
  useEffect(() => {
    const before = last.current;
    last.current = { query, b, hasOwnStreets };
    const write = (action: 'pushState' | 'replaceState', next: string) => {
      if (next === written.current) return;
      written.current = next;
      const hash = action === 'pushState' ? '' : location.hash;
      history[action](history.state, '', location.pathname + next + hash);
    };
    if (isStep(before, last.current)) {
      write('replaceState', before.query);
      write('pushState', query);
    }
    const timer = setTimeout(() => write('replaceState', query), restMs);
    return () => clearTimeout(timer);
  }, [query, b, hasOwnStreets]);
  useEffect(() => {
    const read = () => {
      // A link to a place on the page leaves the query as it is.
      if (location.search === written.current) return;
      const { state: earlier } = readState(new URLSearchParams(location.search));
      written.current = queryOf(earlier);
      last.current = { ...earlier, query: written.current };
      onState(earlier);
    };
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [onState]);
}
