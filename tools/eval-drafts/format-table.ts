/** Formats rows as a table with aligned columns; numbers, in columns after the first, are aligned to the right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)];
}
