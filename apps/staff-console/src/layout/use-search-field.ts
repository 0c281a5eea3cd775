import { useEffect, useRef, useState } from 'react';

/** State of a search field. The list follows after a pause in milliseconds, and the field follows the URL. */
export function useSearchField(search: string, onSearch: (search: string) => void, pause = 0) {
  const [written, setWritten] = useState(search);
  const sent = useRef(search);
  useEffect(() => {
    if (search === sent.current) return;
    // A change by back navigation or a link, not by this field.
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
