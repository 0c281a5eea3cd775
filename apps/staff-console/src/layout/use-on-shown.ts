import { useEffect } from 'react';

/** Calls `onShown` once the first screen of a list is there: the page then adds parts that would have delayed it. */
export function useOnShown(isShown: boolean, onShown: () => void): void {
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
}
