import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState, writeListState, type ListState } from './list-state.ts';

/** State of the list, stored in the URL. Every change except of the page resets to the first page. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(address), [address]);
  const change = (patch: Partial<ListState>) =>
    // Replaces the history entry: a single letter of a search is no step to return to.
    setAddress(writeListState({ ...state, page: 1, ...patch }), { replace: patch.search !== undefined });
  return [state, change];
}
