import { startTransition, useEffect, useState } from 'react';

/** As many rows as a screen shows. */
export const firstRows = 20;

/** Returns the rows of the first screen while a list opens, and all of them once those are painted. */
export function useFirstRows<T>(rows: readonly T[]): readonly T[] {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? rows : rows.slice(0, firstRows);
}
