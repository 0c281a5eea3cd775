/** Signs of the fonts Wingdings and Symbol that writers use in a text, by the letters that stand for them. */
const wingdings: Readonly<Record<string, string>> = {
  à: '→',
  ß: '←',
  á: '↑',
  â: '↓',
  è: '➔',
  ó: '⇔',
  J: '☺',
  K: '😐',
  L: '☹',
  l: '●',
  n: '■',
  o: '□',
  q: '❑',
  v: '❖',
  ü: '✓',
  û: '✗',
  þ: '☑',
  ý: '☒',
  '¨': '☐',
  '§': '▪',
  Ø: '➢',
};
const latin = 'ABCDEFGHIKLMNOPQRSTUWXYZabcdefghiklmnopqrstuwxyz';
const greek = 'ΑΒΧΔΕΦΓΗΙΚΛΜΝΟΠΘΡΣΤΥΩΞΨΖαβχδεφγηικλμνοπθρστυωξψζ';
const symbols = Object.fromEntries([...latin].map((letter, at) => [letter, greek[at]!]));

const signFonts: readonly (readonly [selector: string, signs: Readonly<Record<string, string>>])[] = [
  ['[style*="font-family:Wingdings"], [style*="font-family: Wingdings"]', wingdings],
  ['[style*="font-family:Symbol"], [style*="font-family: Symbol"]', symbols],
];
/** A longer text in such a font is a text in another font of the same style. */
const longestSign = 3;

/** Characters without a shape, which would hide words from a search: soft hyphens and marks of editors. */
const shapeless = /[\u00ad\u200b\u2060\ufeff]/g;

/** Replaces the characters of pasted HTML that mean something else where they come from. */
export function readCharacters(body: HTMLElement): void {
  for (const tab of body.querySelectorAll('[style*="mso-tab-count"], .Apple-tab-span')) tab.textContent = ' ';
  for (const [selector, signs] of signFonts)
    for (const element of body.querySelectorAll(selector))
      if (element.textContent.trim().length <= longestSign)
        replaceTexts(element, (text) => text.replaceAll(/\S/g, (sign) => signs[sign] ?? sign));
  replaceTexts(body, (text, parent) => {
    const shaped = text.replace(shapeless, '');
    if (parent?.closest('.Apple-converted-space')) return ' ';
    if (parent?.closest('pre')) return shaped.replaceAll('\u00a0', ' ');
    // Copying turns spaces into no-break ones where they might be lost. A single one between words is intended.
    return shaped.replace(/(^|\s)\u00a0+|\u00a0+(?=\s|$)/g, ' ');
  });
}

function replaceTexts(root: Element, replace: (text: string, parent: Element | null) => string): void {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    node.data = replace(node.data, node.parentElement);
  }
}
