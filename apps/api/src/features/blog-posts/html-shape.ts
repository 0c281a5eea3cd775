/** Far beyond real content. The time to parse HTML grows with the square of its depth. */
export const maxNesting = 60;
/** A book has fewer. Parsing this many takes a thread half a second. */
export const maxElements = 20_000;
/** Each is an entry of the article's table of contents. */
export const maxHeadings = 500;

// Elements that the parser closes by itself, or never opens, do not nest: any number of them without an end tag is
// flat.
const flat = new Set('area br col dd dt embed hr img input li link meta option p source td th tr wbr'.split(' '));

/** Counts the elements and the nesting depth of HTML from its tags: a parser would have to build them all first. */
export function htmlShape(html: string): { elements: number; headings: number; nesting: number } {
  const open = new Map<string, number>();
  let elements = 0;
  let headings = 0;
  let depth = 0;
  let nesting = 0;
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = written.toLowerCase();
    if (!slash) elements += 1;
    if (!slash && /^h[1-6]$/.test(name)) headings += 1;
    const count = open.get(name) ?? 0;
    // An end tag without a start tag closes nothing.
    if (flat.has(name) || (slash && count === 0)) continue;
    const step = slash ? -1 : 1;
    open.set(name, count + step);
    depth += step;
    nesting = Math.max(nesting, depth);
  }
  return { elements, headings, nesting };
}

/** Returns a message when HTML is too complex to parse; undefined for real content. */
export function tooComplex(html: string): string | undefined {
  const { elements, headings, nesting } = htmlShape(html);
  if (nesting > maxNesting)
    return `This is nested too deeply: ${nesting.toLocaleString('en')} levels, and ${maxNesting} are the most. Paste it as text`;
  if (elements > maxElements)
    return `This has too many parts: ${elements.toLocaleString('en')} paragraphs, cells, links and the like, and ${maxElements.toLocaleString('en')} are the most. Split it into several posts, or paste it as text`;
  if (headings > maxHeadings)
    return `This has too many headings: ${headings.toLocaleString('en')}, and ${maxHeadings} are the most. Split it into several posts`;
  return undefined;
}
