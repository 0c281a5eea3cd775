// A text that already begins with apostrophes gets one more, so that reading takes back what writing added.
const formula = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** Formats a CSV cell: quoted, and escaped against formula injection in spreadsheets. */
export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Takes back the escape of `csvCell` from the text of a cell. */
export const unescapeCell = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
