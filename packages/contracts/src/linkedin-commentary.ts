/**
 * The maximum length of a post's text. LinkedIn does not document how it counts emoji, so ours fit in UTF-16 units
 * with escapes.
 */
const longest = 3_000;

/** Escapes LinkedIn's little text format: characters that would start a mention, a hashtag or a template. */
export const escapeLittleText = (text: string): string => text.replace(/[|{}@[\]()<>#\\*_~]/g, String.raw`\$&`);

/**
 * Returns the text of a post above the article's card: title and excerpt, truncated between whole characters if too
 * long.
 */
export function commentaryOf({ title, content }: { title: string; content: string }): string {
  const whole = [title.trim(), content.trim()].filter(Boolean).join('\n\n');
  if (escapeLittleText(whole).length <= longest) return whole;
  let remaining = '';
  let room = longest - 1;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(whole)) {
    room -= escapeLittleText(segment).length;
    if (room < 0) break;
    remaining += segment;
  }
  return `${remaining.trimEnd()}…`;
}
