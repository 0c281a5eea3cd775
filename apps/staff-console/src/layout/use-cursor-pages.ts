import { useState } from 'react';

interface CursorPages<Cursor> {
  /** The cursor of the current page; undefined for the first one. */
  after: Cursor | undefined;
  /** Returns the props of the `NextPager` below a page; `next` is the cursor of the page after it, null at the end. */
  pagerOf: (next: Cursor | null) => {
    page: number;
    onPrevious: (() => void) | undefined;
    onNext: (() => void) | undefined;
  };
}

/** Turns the pages of a list that is too long to count: each response has the cursor of the next page. */
export function useCursorPages<Cursor extends string | number>(): CursorPages<Cursor> {
  const [cursors, setCursors] = useState<readonly Cursor[]>([]);
  const after = cursors.at(-1);
  return {
    after,
    pagerOf: (next) => ({
      page: cursors.length + 1,
      onPrevious: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
      // The rows before stay until the next ones load: another press then has the same cursor.
      onNext: next === null ? undefined : () => next !== after && setCursors([...cursors, next]),
    }),
  };
}
