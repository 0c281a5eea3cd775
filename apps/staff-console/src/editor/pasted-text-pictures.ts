import { elementWith } from './pasted-elements.ts';

const formulas = 'img[class*="mwe-math-fallback-image"], img.latex, img.tex';
const emojis = 'img.emoji, img[data-emoji], img[data-stringify-type="emoji"], img[itemtype$="/Emoji"], img.joypixels';
const onlyEmojis = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\ufe0f\u200d])+$/u;

/** Replaces pictures of text by their text: emojis, formulas of Wikipedia, and text boxes of Word. */
export function readTextPictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img[alt^="Text Box: "]')) picture.replaceWith(...linesOf(picture));
  for (const picture of body.querySelectorAll(formulas))
    picture.replaceWith(elementWith('code', formulaOf(altOf(picture)), picture));
  for (const picture of body.querySelectorAll('img'))
    if (picture.matches(emojis) || onlyEmojis.test(altOf(picture))) picture.replaceWith(emojiOf(picture));
}

const altOf = (picture: Element): string => picture.getAttribute('alt')?.trim() ?? '';

const linesOf = (picture: Element): HTMLElement[] =>
  altOf(picture)
    .replace(/^Text Box: /, '')
    .split('\n')
    .map((line) => elementWith('p', line.trim(), picture));

const formulaOf = (alt: string): string => /^\{\\(?:display|text)style (.*)\}$/s.exec(alt)?.[1] ?? alt;

/** Returns an emoji. Its file is often named after its code points, as in `1f44d-1f3fd.png`. */
function emojiOf(picture: Element): string {
  const alt = picture.getAttribute('data-emoji') ?? altOf(picture);
  if (onlyEmojis.test(alt)) return alt;
  const source = picture.getAttribute('src') ?? '';
  const codes = /\/([0-9a-f]{4,5}(?:-[0-9a-f]{4,5})*)(?:@\dx)?\.(?:png|svg|gif|webp)/i.exec(source)?.[1];
  return codes ? String.fromCodePoint(...codes.split('-').map((code) => Number.parseInt(code, 16))) : alt;
}
