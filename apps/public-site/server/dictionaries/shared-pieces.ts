/** A piece of HTML ends with a tag or a style rule. */
const piece = /[^>}]*[>}]|[^>}]+$/g;

/**
 * Returns the pieces of HTML that at least `least` of the pages contain, each once, in the order of their first
 * appearance: neighbors in a page stay neighbors, so that a compressor finds long matches.
 */
export function sharedPieces(pages: readonly string[], least: number): string {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const each of new Set(page.match(piece))) counts.set(each, (counts.get(each) ?? 0) + 1);
  // A map keeps the order of first insertion.
  return [...counts].flatMap(([each, count]) => (count >= least ? [each] : [])).join('');
}
