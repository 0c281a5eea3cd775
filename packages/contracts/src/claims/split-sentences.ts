/** A range of a text, in characters: `from` is inclusive, `to` exclusive. */
export interface TextRange {
  from: number;
  to: number;
}

/** A period after one of these does not end a sentence. */
const abbreviation =
  /(?:^|[\s("“‘'])(?:[A-Z]|(?:[A-Z]\.)+[A-Z]|e\.g|i\.e|vs|approx|ca|No|Nos|St|Dr|Mr|Mrs|Ms|Inc|Ltd|Co|Corp|Ave|Blvd|Rd|Hwy|Fig|Sec|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|ft|mi|sq|est)$/;
/** A number that counts a paragraph, as in `3. Plan the route`. */
const enumerator = /\n\s*\(?\d{1,2}$/;
// Bounded lengths prevent excessive backtracking.
const end = /[.!?…](?=["'”’)\]]{0,4}(?:\s|$))|\n/g;

/**
 * Splits a text into sentences, trimmed. Own rules instead of the platform's: the console and the API must find the
 * same ones on any runtime.
 */
export function splitSentences(text: string): TextRange[] {
  const found: TextRange[] = [];
  let from = 0;
  for (const match of text.matchAll(end)) {
    const to =
      match.index + 1 + (/^["'”’)\]]{0,4}/.exec(text.slice(match.index + 1, match.index + 5))?.[0].length ?? 0);
    if (match.index < from || !isEnd(text, match.index, to)) continue;
    found.push(...trimRange(text, from, to));
    from = to;
  }
  found.push(...trimRange(text, from, text.length));
  return found;
}

function isEnd(text: string, index: number, to: number): boolean {
  if (text[index] === '\n') return true;
  // A sentence does not end before a lowercase word.
  if (/^\s+\p{Ll}/u.test(text.slice(to, to + 20))) return false;
  if (text[index] !== '.') return true;
  const before = (index <= 8 ? '\n' : '') + text.slice(Math.max(0, index - 8), index);
  if (enumerator.test(before)) return false;
  return !abbreviation.test(text.slice(Math.max(0, index - 20), index));
}

function trimRange(text: string, from: number, to: number): TextRange[] {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  const stop = start + part.trim().length;
  return stop > start ? [{ from: start, to: stop }] : [];
}
