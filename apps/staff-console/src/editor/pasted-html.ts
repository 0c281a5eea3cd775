import { Element, type Descendant } from 'slate';
import type { RichText } from '@workspace/contracts/rich-text/document';
import { picturesIn, type ForeignPicture } from '@workspace/contracts/rich-text/pictures-in';
import { readFootnotes } from './pasted-footnotes.ts';
import { bodyOf, valueOf } from './rich-text-value.ts';

/** Elements that a page shows but nobody means to copy. */
const noWords = 'button, input, select, textarea, svg, template, [hidden], [aria-hidden="true"], [data-anchor]';
/** Elements that programs use for others: Word's styles, GitHub's remarks and code, VS Code's lines. */
const namesOf: readonly (readonly [string, string])[] = [
  ['p.MsoTitle', 'h2'],
  ['p.MsoSubtitle', 'h3'],
  ['p.MsoQuote, p.MsoIntenseQuote', 'blockquote'],
  ['.markdown-alert', 'aside'],
  ['table.js-file-line-container', 'pre'],
  ['div[style*="monospace"][style*="white-space: pre"]:has(> div + div)', 'pre'],
];

/** Parses pasted HTML into the editor's blocks, without traces of its source, and lists its pictures. */
export function readPasted(html: string): { blocks: Descendant[]; pictures: ForeignPicture[] } {
  const body = bodyOf(html);
  for (const element of body.querySelectorAll(noWords)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) if (isHidden(element)) element.remove();
  for (const [selector, name] of namesOf)
    for (const element of body.querySelectorAll(selector)) renameElement(element, name);
  readFootnotes(body);
  // Any other link within the source page.
  for (const link of body.querySelectorAll('a[href^="#"]')) link.removeAttribute('href');
  normalizeSpaces(body);
  return { blocks: valueOf(body).map(withoutBoldHeadings), pictures: picturesIn(body) };
}

const isHidden = (element: HTMLElement): boolean =>
  /display:\s*none|mso-hide:\s*all/i.test(element.getAttribute('style') ?? '');

function renameElement(element: globalThis.Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Copying turns spaces into no-break ones where they might be lost. A single one between words is intended. */
function normalizeSpaces(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    node.data = node.parentElement?.closest('.Apple-converted-space')
      ? ' '
      : node.data.replace(/(^|\s)\u00a0+|\u00a0+(?=\s|$)/g, ' ');
  }
}

const withoutBold = ({ bold: _bold, ...run }: RichText): RichText => run;

/** A heading is bold already. */
function withoutBoldHeadings(block: Descendant): Descendant {
  if (!Element.isElement(block) || block.type !== 'heading') return block;
  const children = block.children.map((inline) =>
    'type' in inline ? { ...inline, children: inline.children.map(withoutBold) } : withoutBold(inline),
  );
  return { ...block, children };
}
