import { useEffect, useRef, useState } from 'react';

/** State of a search field. The list follows after a pause in milliseconds, and the field follows the URL. */
export function useSearchField(search: string, onSearch: (search: string) => void, pause = 0) {
  const [written, setWritten] = useState(search);
  const arrived = useRef(search);
  /** Words that this field sent and whose URL has not arrived yet: it may come after more letters. */
  const sent = useRef<readonly string[]>([]);
  useEffect(() => {
    if (search === arrived.current) return;
    arrived.current = search;
    const index = sent.current.lastIndexOf(search);
    sent.current = index === -1 ? [] : sent.current.slice(index + 1);
    // A change by back navigation or a link, not by this field.
    if (index === -1) setWritten(search);
  }, [search]);
  useEffect(() => {
    if (written === search) return undefined;
    const timer = setTimeout(() => {
      sent.current = [...sent.current, written];
      onSearch(written);
    }, pause);
    return () => clearTimeout(timer);
  }, [written, search, onSearch, pause]);
  return [written, setWritten] as const;
}
