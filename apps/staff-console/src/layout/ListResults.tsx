import type { ReactNode } from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { StaleRows } from './StaleRows.tsx';
import type { List } from './use-list.ts';

interface ListResultsProps<Found> {
  /** Name of the list, as a sentence begins: 'The lists'. */
  subject: string;
  list: List<Found>;
  /** Shown before the first response. By default a `ListSkeleton` of ten rows. */
  loading?: ReactNode;
  /** Returns the rows, or an `EmptyList`. */
  children: (shown: Found) => ReactNode;
}

/** A list in each of its states: loading, failed, shown, and pale while another filter, search or page of it loads. */
export function ListResults<Found>({ subject, list, loading, children }: ListResultsProps<Found>) {
  const { shown, isStale, error, refresh } = list;
  if (shown === undefined)
    return error ? <NotLoaded subject={subject} error={error} refresh={refresh} /> : (loading ?? <ListSkeleton />);
  return <StaleRows isStale={isStale}>{children(shown)}</StaleRows>;
}
