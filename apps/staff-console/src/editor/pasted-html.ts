import { Element, type Descendant } from 'slate';
import type { RichText } from '@workspace/contracts/rich-text/document';
import { bodyOf, valueOf } from './rich-text-value.ts';

/** What a page draws but nobody means to copy. */
const noWords = 'button, input, select, textarea, svg, template, [hidden], [aria-hidden="true"]';
/** Pictures that people see; one pixel counts views. */
const pictures = 'img:not([width="1"], [height="1"])';
/** What Word calls paragraphs that are more than that. */
const wordStyles: readonly (readonly [string, string])[] = [
  ['p.MsoTitle', 'h2'],
  ['p.MsoSubtitle', 'h3'],
  ['p.MsoQuote, p.MsoIntenseQuote', 'blockquote'],
];

/** Pasted HTML as the editor holds it, without the traces of where it was copied, and how many pictures were in it. */
export function readPasted(html: string): { blocks: Descendant[]; pictures: number } {
  const body = bodyOf(html);
  for (const element of body.querySelectorAll(noWords)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) if (isHidden(element)) element.remove();
  for (const [selector, name] of wordStyles)
    for (const element of body.querySelectorAll(selector)) become(element, name);
  // A place in the page it comes from, such as a footnote's.
  for (const link of body.querySelectorAll('a[href^="#"]')) link.removeAttribute('href');
  plainBlanks(body);
  return { blocks: valueOf(body).map(withoutBoldHeadings), pictures: body.querySelectorAll(pictures).length };
}

const isHidden = (element: HTMLElement): boolean =>
  /display:\s*none|mso-hide:\s*all/i.test(element.getAttribute('style') ?? '');

function become(element: globalThis.Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Copying turns blanks into unbreakable ones wherever they could be lost. One that stands alone between words was meant. */
function plainBlanks(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    node.data = node.parentElement?.closest('.Apple-converted-space')
      ? ' '
      : node.data.replace(/(^|\s)\u00a0+|\u00a0+(?=\s|$)/g, ' ');
  }
}

const withoutBold = ({ bold: _bold, ...run }: RichText): RichText => run;

/** A heading is bold by being one. */
function withoutBoldHeadings(block: Descendant): Descendant {
  if (!Element.isElement(block) || block.type !== 'heading') return block;
  const children = block.children.map((inline) =>
    'type' in inline ? { ...inline, children: inline.children.map(withoutBold) } : withoutBold(inline),
  );
  return { ...block, children };
}
