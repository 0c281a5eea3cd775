import { useState } from 'react';

/** A row that can be selected. */
export interface Selectable {
  id: string;
}

/** The selected rows of a list's page. */
export interface Selection<Row extends Selectable> {
  /** In the order of the list. A row that is no longer listed is not selected. */
  selected: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  isEvery: boolean;
  /** Selects every row of the page, or none if all are selected. */
  toggleEvery: () => void;
  /** Replaces the selection. */
  select: (rows: readonly Row[]) => void;
}

/** State of a selection. It ends with its scope: the filter and the page of the list. */
export function useSelection<Row extends Selectable>(rows: readonly Row[], scope: string): Selection<Row> {
  const [state, setState] = useState<{ scope: string; ids: readonly string[] }>({ scope, ids: [] });
  if (state.scope !== scope) setState({ scope, ids: [] });
  const has = ({ id }: Row) => state.scope === scope && state.ids.includes(id);
  const selected = rows.filter(has);
  const isEvery = rows.length > 0 && selected.length === rows.length;
  // An action that ends after the person opened another page changes nothing there.
  const select = (next: readonly Row[]) =>
    setState((current) => (current.scope === scope ? { scope, ids: next.map(({ id }) => id) } : current));
  return {
    selected,
    has,
    toggle: (row) => select(has(row) ? selected.filter(({ id }) => id !== row.id) : [...selected, row]),
    isEvery,
    toggleEvery: () => select(isEvery ? [] : rows),
    select,
  };
}
