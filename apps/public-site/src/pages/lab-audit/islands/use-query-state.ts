import { useEffect, useRef } from 'react';
import { useDebounced } from '../../../cost-calculator/use-debounced.ts';

/** Keeps values in the page's query a moment after they change; values that equal their default are left out. */
export function useQueryState(
  values: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string>>,
): void {
  const text = useDebounced(JSON.stringify(values));
  const written = useRef(text);
  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(JSON.parse(text) as Record<string, string>))
      if (value === '' || value === defaults[name]) address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    // Bypasses the router: only the islands of this page read the query.
    history.replaceState(history.state, '', address);
  }, [text, defaults]);
}
