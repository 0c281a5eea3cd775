/** Repeated surroundings that make a text a quotation of the topic, in characters. */
const context = 12;

/** Removes invisible characters, and collapses white space and case, so that a quotation equals its source. */
export const comparable = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** The topic as drafts may quote it: as typed, and without its tags. */
const sourcesOf = (topic: string): string[] => [comparable(topic), comparable(topic.replace(/<[^>]*>?/g, ' '))];

/** Returns the number of characters that are equal on both sides of two positions. */
function equalAround(text: string, at: number, source: string, inSource: number, length: number): number {
  let before = 0;
  while (
    before < context &&
    at > before &&
    inSource > before &&
    text[at - before - 1] === source[inSource - before - 1]
  )
    before += 1;
  let after = 0;
  const [end, endInSource] = [at + length, inSource + length];
  while (after < context && end + after < text.length && text[end + after] === source[endInSource + after]) after += 1;
  return before + after;
}

/** Tests the positions of a part until one passes: a text of one repeated letter has thousands. */
function someOccurrence(text: string, part: string, test: (at: number) => boolean): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) if (test(at)) return true;
  return false;
}

/**
 * Returns true when a text contains a part other than in a quotation of the topic: a draft that repeats an instruction,
 * such as in its title, has not obeyed it.
 */
export function containsUnquoted(text: string, part: string, topic: string): boolean {
  const [written, wanted] = [comparable(text), comparable(part)];
  const sources = sourcesOf(topic);
  const isQuoted = (at: number) =>
    sources.some((source) =>
      someOccurrence(
        source,
        wanted,
        (inSource) => equalAround(written, at, source, inSource, wanted.length) >= context,
      ),
    );
  return someOccurrence(written, wanted, (at) => !isQuoted(at));
}
