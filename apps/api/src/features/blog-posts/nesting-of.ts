/** Far beyond what people write. The time to read HTML grows with the square of its depth, and every request waits meanwhile. */
export const deepestNesting = 200;

// What the parser closes by itself, or never opens, does not nest: a page of such tags without an end is flat.
const flat = new Set('area br col dd dt embed hr img input li link meta option p source td th tr wbr'.split(' '));

/** How deep the elements of HTML stand inside one another, read from its tags: a parser would have to build them all first. */
export function nestingOf(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = written.toLowerCase();
    const held = open.get(name) ?? 0;
    // An end without a beginning ends nothing.
    if (flat.has(name) || (slash && held === 0)) continue;
    const step = slash ? -1 : 1;
    open.set(name, held + step);
    depth += step;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
