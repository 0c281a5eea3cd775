interface Row {
  children: readonly { isHeader?: true }[];
}

/**
 * Returns the rows of a table that are stored: those with text. A table with a head and text in one row keeps a second
 * row: its writer has not finished it.
 */
export function storedRows<Type extends Row>(rows: readonly Type[], isFilled: (row: Type) => boolean): Type[] {
  const filled = rows.filter(isFilled);
  const [head, next] = rows;
  if (filled.length !== 1 || !head?.children.every(({ isHeader }) => isHeader)) return filled;
  const other = filled[0] === head ? next : filled[0];
  return other ? [head, other] : filled;
}
