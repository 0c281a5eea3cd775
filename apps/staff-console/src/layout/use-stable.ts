import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that is the same for good, and calls the function of the last render. */
export function useStable<A extends unknown[], R>(run: (...input: A) => R): (...input: A) => R {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...input) => latest.current(...input), []);
}
