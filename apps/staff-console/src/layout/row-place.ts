/** A row with the rows before and after it, as the list had them. */
export interface RowPlace {
  row: Element;
  before: readonly Element[];
  after: readonly Element[];
}

/** Returns the place of a row in its list. */
export function placeOf(row: Element): RowPlace {
  const rows = [...(row.parentElement?.children ?? [])];
  const index = rows.indexOf(row);
  return { row, before: rows.slice(0, index), after: rows.slice(index + 1) };
}

/** Returns the next row in a direction for a row that has left the list; undefined while it is there. */
export function rowBeside({ row, before, after }: RowPlace, step: number): Element | undefined {
  if (row.isConnected) return undefined;
  const above = before.findLast((one) => one.isConnected);
  const below = after.find((one) => one.isConnected);
  return step > 0 ? (below ?? above) : (above ?? below);
}
