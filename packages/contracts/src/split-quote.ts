/** A line that mail programs write above a quotation, in a few languages and forms. */
const introduction = /^(?:On\s.+wrote:|Am\s.+schrieb.*:|Le\s.+écrit\s?:|-{2,}\s*Original Message\s*-{2,}|_{10,})\s*$/i;

/** Splits an email into its own text and the quotation at its end. An email that is only a quotation stays whole. */
export function splitQuote(text: string): { own: string; quote: string } {
  const lines = text.split('\n');
  let start = lines.length;
  while (start > 0 && /^\s*(?:>.*)?$/.test(lines[start - 1]!)) start -= 1;
  const hasQuote = lines.slice(start).some((line) => line.trimStart().startsWith('>'));
  const introduced = lines.findIndex((line) => introduction.test(line.trim()));
  // An introduction may be wrapped over two lines, and a quotation of some programs has no marks.
  const from = introduced >= 0 ? introduced : hasQuote ? start : lines.length;
  const own = lines.slice(0, from).join('\n').trim();
  return own ? { own, quote: lines.slice(from).join('\n').trim() } : { own: text.trim(), quote: '' };
}
