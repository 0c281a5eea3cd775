import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { timeError } from './time-error.ts';

export interface FutureTime {
  /** In ISO 8601; null while the field is empty. */
  time: string | null;
  error: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  change: (time: string | null) => void;
  /** Returns true for a time in the future. Any other gets an error, and its field the focus. */
  check: () => boolean;
}

/** Returns a time that a person chooses, and its error until they change it. */
export function useFutureTime(initial: string | null): FutureTime {
  const [time, setTime] = useState(initial);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const change = (changed: string | null) => {
    setError(undefined);
    setTime(changed);
  };
  const check = () => {
    const found = timeError(time, Date.now());
    // A screen reader reads the error with the field.
    flushSync(() => setError(found));
    if (found) field.current?.focus();
    return found === undefined;
  };
  return { time, error, field, change, check };
}
