/** A cell of a CSV file: quoted, and harmless in a spreadsheet that takes text for a formula. */
export function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
