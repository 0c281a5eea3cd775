import { startTransition, useEffect, useState } from 'react';

/** The height of a row, and of the page's head above every list, in pixels. */
const rowHeight = 40;
const headHeight = 160;

/** Returns as many rows as the window shows, and ten at least. */
export const countFirstRows = (): number => Math.max(10, Math.ceil((window.innerHeight - headHeight) / rowHeight));

/** Returns the rows that the window shows while a list opens, and all of them once those are painted. */
export function useFirstRows<T>(rows: readonly T[]): readonly T[] {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? rows : rows.slice(0, countFirstRows());
}
