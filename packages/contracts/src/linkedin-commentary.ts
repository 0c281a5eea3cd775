/** The most characters of a post's text. Whether LinkedIn counts emoji as one is not documented, so ours fit by UTF-16 units with escapes. */
const longest = 3_000;

/** LinkedIn's little text format: what it would read as a mention, a hashtag or a template is marked as the character it is. */
export const escapeLittleText = (text: string): string => text.replace(/[|{}@[\]()<>#\\*_~]/g, String.raw`\$&`);

/** What a post says above the article's card: title and excerpt, cut between whole characters where it would be too long. */
export function commentaryOf({ title, content }: { title: string; content: string }): string {
  const whole = [title.trim(), content.trim()].filter(Boolean).join('\n\n');
  if (escapeLittleText(whole).length <= longest) return whole;
  let kept = '';
  let room = longest - 1;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(whole)) {
    room -= escapeLittleText(segment).length;
    if (room < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
