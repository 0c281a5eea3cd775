import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of an uncontrolled field that keeps a text typed before the script runs. Later it follows `text`: Back
 * and a reset change it without typing.
 */
export function useShownText(text: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useRef(false);
  useEffect(() => {
    if (isHydrated.current && input.current && input.current.value !== text) input.current.value = text;
    isHydrated.current = true;
  }, [text]);
  return input;
}
