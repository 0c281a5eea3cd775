/** Parts of a source that a reader does not see as text of the document, each with the reason. */
const unreadableParts: readonly (readonly [selector: string, reason: string])[] = [
  ['head, title, style, script, template, noscript, object, iframe, svg', 'no text of the page'],
  ['video, audio, canvas, annotation, .katex-mathml', 'shown only by programs that cannot show the rest'],
  ['[hidden], [style*="display:none" i], [style*="display: none" i], [style*="mso-hide:all" i]', 'hidden'],
  ['[style*="visibility: hidden" i]', 'hidden'],
  ['.sr-only, .visually-hidden, [style*="clip: rect(0" i]', 'visible only to screen readers'],
  ['button:not([aria-expanded]), input, select, textarea', 'controls of the page'],
  ['a[aria-hidden="true"][href^="#"], [data-anchor]', 'link to the heading itself, which appears under the pointer'],
  ['.material-icons, .material-symbols-outlined', 'name of a picture in a font'],
  ['p [style*="mso-list:Ignore"]', 'bullet or number of an item, which the editor renders'],
  ['[style*="mso-element:comment"], .msocomanchor, .msocomoff', 'remark of a reviewer, no part of the document'],
  ['td.gutter', 'numbers of the lines of code'],
  ['.mw-editsection', 'link to the editor of the source'],
];

const blocks = /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BR|CAPTION|D[DLT]|DIV|FIG|FOOTER|H\d|HEADER|HR|LI|MAIN|NAV|OL)/;
const moreBlocks = /^(?:P|PRE|SECTION|SUMMARY|T[DHR]|TABLE|UL)$/;
/** Characters that have no shape: soft hyphens, joiners of words and marks of a byte order. */
const shapeless = /[\u00ad\u200b\u2060\ufeff]/g;
/** Numbers of notes and arrows back from them, which the editor makes itself. */
const noteNumber = /^(?:\[?\w{1,3}\]?|[↩↑^])\ufe0e?$/;

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  const { nodeName, childNodes } = node;
  const text = [...childNodes].map(textOf).join('');
  return blocks.test(nodeName) || moreBlocks.test(nodeName) ? ` ${text} ` : text;
}

/** Splits a text into words and lone signs, without punctuation. */
export const wordsOf = (text: string): string[] =>
  text.replace(shapeless, '').match(/[\p{L}\p{N}\p{M}]+|[^\s\p{P}\p{L}\p{N}\p{M}\ufe0f]/gu) ?? [];

/** Returns the words of HTML that a reader of it sees, in order. */
export function visibleWords(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const [selector] of unreadableParts) for (const part of body.querySelectorAll(selector)) part.remove();
  for (const link of body.querySelectorAll('a[href^="#"]')) if (noteNumber.test(link.textContent.trim())) link.remove();
  return wordsOf(textOf(body));
}

/** Returns the words of stored HTML: those of the text, and those of the notes, which stand at the end of a source. */
export function storedWords(html: string): { text: string[]; notes: string[] } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const notes = [...body.querySelectorAll('small[data-footnote]')];
  const words = notes.flatMap((note) => wordsOf(textOf(note)));
  for (const note of notes) note.remove();
  return { text: wordsOf(textOf(body)), notes: words };
}

/** Returns the words of a source that stand neither in order in the stored text nor in one of its notes. */
export function lostWords(source: readonly string[], stored: ReturnType<typeof storedWords>): string[] {
  const text = [...stored.text];
  const notes = [...stored.notes];
  return source.filter((word) => {
    const at = text.indexOf(word);
    const inNotes = notes.indexOf(word);
    // Words of a note stand elsewhere in the source, so the next word of the text comes first.
    if (at === 0 || (at !== -1 && inNotes === -1)) text.splice(0, at + 1);
    else if (inNotes !== -1) notes.splice(inNotes, 1);
    return at === -1 && inNotes === -1;
  });
}

/** Removes the signs of Markdown, and with them addresses of links, labels of notes and numbers of items. */
export const withoutMarkdown = (text: string): string =>
  text
    .replaceAll(/^ *\[[^\]^]+\]: *\S+(?: ".*")?$/gm, '')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[\^[^\]]+\]:?/g, '')
    .replaceAll(/\]\((?:[^()]|\([^()]*\))*\)|\]\[[^\]]*\]/g, ' ')
    .replaceAll(/^ *> ?/gm, '')
    .replaceAll(/^ *(?:\d+[.)]|[-*+]) /gm, '')
    .replaceAll(/^ *(?:(?:```|~~~)\w*|=+)$/gm, '')
    .replaceAll(/\[[ xX]\] |<br ?\/?>|<\/?su[bp]>|[`~|]/g, (sign) => (sign.includes('su') ? '' : ' '))
    .replaceAll(/<(https?:[^>]*)>/g, '$1')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<');
