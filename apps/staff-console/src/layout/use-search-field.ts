import { useEffect, useRef, useState } from 'react';

/** What a search field holds. The list follows after a pause in milliseconds, and the field follows the address. */
export function useSearchField(search: string, onSearch: (search: string) => void, pause = 0) {
  const [written, setWritten] = useState(search);
  const sent = useRef(search);
  useEffect(() => {
    if (search === sent.current) return;
    // Back, or a link, and not this field.
    sent.current = search;
    setWritten(search);
  }, [search]);
  useEffect(() => {
    if (written === search) return undefined;
    const timer = setTimeout(() => {
      sent.current = written;
      onSearch(written);
    }, pause);
    return () => clearTimeout(timer);
  }, [written, search, onSearch, pause]);
  return [written, setWritten] as const;
}
