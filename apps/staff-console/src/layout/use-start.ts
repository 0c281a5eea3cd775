import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStable } from './use-stable.ts';

/** Runs an action that a link requests by `?start=`, and removes that from the URL. */
export function useStart(action: string, run: () => void): void {
  const [search, setSearch] = useSearchParams();
  const runLatest = useStable(run);
  const isRequested = search.get('start') === action;
  const clean = useStable(() => {
    const rest = new URLSearchParams(search);
    rest.delete('start');
    setSearch(rest, { replace: true });
  });
  useEffect(() => {
    if (!isRequested) return;
    clean();
    runLatest();
  }, [isRequested, clean, runLatest]);
}
