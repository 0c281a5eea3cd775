import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState, writeListState, type ListState } from './list-state.ts';

/** The state of the list, kept in the address. Any change but of the page goes to the first one. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(address), [address]);
  const change = (given: Partial<ListState>) =>
    // Each letter of a search is no step to go back to.
    setAddress(writeListState({ ...state, page: 1, ...given }), { replace: given.search !== undefined });
  return [state, change];
}
