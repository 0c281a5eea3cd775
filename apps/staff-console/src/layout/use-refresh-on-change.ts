import { useEffect, useRef } from 'react';

/** Fetches again when the source of a response has changed: `source` names its state. */
export function useRefreshOnChange(source: string, refresh: () => void): void {
  const previous = useRef(source);
  useEffect(() => {
    if (previous.current !== source) refresh();
    previous.current = source;
  }, [source, refresh]);
}
