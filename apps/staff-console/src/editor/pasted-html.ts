import { Element, type Descendant } from 'slate';
import type { RichText } from '@workspace/contracts/rich-text/document';
import { separateBoxes } from './pasted-boxes.ts';
import { readCharacters } from './pasted-characters.ts';
import { readTypewriter } from './pasted-code.ts';
import { renameElements } from './pasted-elements.ts';
import { readFootnotes } from './pasted-footnotes.ts';
import { readHeadings } from './pasted-headings.ts';
import { removeHidden } from './pasted-hidden.ts';
import { nestLists } from './pasted-lists.ts';
import { placedPicturesIn, type PastedPicture } from './pasted-places.ts';
import { joinPrintedLines } from './pasted-printed-lines.ts';
import { inlineClassStyles, markBlocks } from './pasted-styles.ts';
import { readTasks } from './pasted-tasks.ts';
import { readTextPictures } from './pasted-text-pictures.ts';
import { bodyOf, valueOf } from './rich-text-value.ts';

/** Changes of the parsed HTML before it becomes blocks, in order. */
const steps: readonly ((body: HTMLElement) => void)[] = [
  inlineClassStyles,
  readTasks,
  removeHidden,
  separateBoxes,
  joinPrintedLines,
  readTextPictures,
  readHeadings,
  renameElements,
  nestLists,
  readTypewriter,
  readFootnotes,
  removeInnerLinks,
  markBlocks,
  readCharacters,
];

/** Parses pasted HTML into the editor's blocks, without traces of its source, and lists its pictures. */
export function readPasted(html: string): { blocks: Descendant[]; pictures: PastedPicture[] } {
  const body = bodyOf(html);
  for (const step of steps) step(body);
  return { blocks: valueOf(body).map(withoutBoldHeadings), pictures: placedPicturesIn(body) };
}

/** Removes the targets of links within the source page. */
function removeInnerLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href^="#"]')) link.removeAttribute('href');
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
