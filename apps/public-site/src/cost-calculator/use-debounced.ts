import { useEffect, useState } from 'react';

/** A value once it has stood still for a moment: what follows typing need not follow every letter. */
export function useDebounced<T>(value: T, milliseconds = 600): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
