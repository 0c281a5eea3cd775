import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for a moment: effects of typing need not run on every keystroke. */
export function useDebounced<T>(value: T, milliseconds = 600): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
