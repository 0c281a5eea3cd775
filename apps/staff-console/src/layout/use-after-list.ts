import { startTransition, useCallback, useState } from 'react';

/** Returns true once the page's list is shown, and the function that reports it. */
export function useAfterList(): [boolean, () => void] {
  const [isListShown, setListShown] = useState(false);
  return [isListShown, useCallback(() => startTransition(() => setListShown(true)), [])];
}
