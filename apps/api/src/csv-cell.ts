/** Formats a CSV cell: quoted, and escaped against formula injection in spreadsheets. */
export function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
