import { Node, Range, type Editor } from 'slate';
import { setLink } from './commands.ts';
import { isInList } from './indent.ts';
import { insertBlocks, takesOnlyText } from './insert-blocks.ts';
import { linkError } from './link-error.ts';
import { ownFragment } from './own-fragment.ts';
import { pasteLinkLine } from './paste-link.ts';
import { onlyFiles, sortPictures, type PastedPictures } from './pasted-pictures.ts';
import { readPasted } from './pasted-html.ts';
import { pastedPlaces, topBlock } from './pasted-places.ts';
import { plainTextToHtml } from './plain-text-to-html.ts';
import { isSpecialBlock } from './special-blocks.ts';
import { takesLink } from './takes-link.ts';

/**
 * Reduces pasted and dropped HTML to the elements that the editor supports, and reads the structure of plain text. A URL
 * pasted over selected text links it. `onPictures` receives the pictures that are not in the library, after the rest
 * was inserted.
 */
export function withPlainPaste(editor: Editor, onPictures: (pictures: PastedPictures) => void): Editor {
  const { insertData } = editor;
  editor.insertData = (data) => {
    const address = data.getData('text/plain').trim();
    const isOverWords = editor.selection !== null && Range.isExpanded(editor.selection);
    const isLinked = isOverWords && takesLink(editor) && /^https?:/.test(address) && linkError(address) === undefined;
    if (isLinked) return setLink(editor, address);
    const html = data.getData('text/html') || structureOf(editor, data.getData('text/plain'));
    // Slate's own fragment is more complete than its HTML.
    const fragment = ownFragment(data);
    if (fragment && (fragment.some(isSpecialBlock) || takesOnlyText(editor) || isInList(editor)))
      return insertBlocks(editor, fragment, true);
    if (fragment) return insertData(data);
    if (pasteLinkLine(editor, data)) return undefined;
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    const { blocks, pictures } = html ? readPasted(html) : { blocks: [], pictures: [] };
    const hasWords = blocks.some((block) => Node.string(block) !== '' || isSpecialBlock(block));
    // A copied or dropped picture has its file beside HTML without text.
    if (files.length > 0 && !hasWords && (html || address === '')) return onPictures(onlyFiles(files));
    const first = topBlock(editor, 'start');
    if (hasWords) insertBlocks(editor, blocks);
    else editor.insertTextData(data);
    if (pictures.length > 0)
      onPictures(sortPictures(pictures, pastedPlaces(editor, first, hasWords ? blocks.length : 1)));
  };
  return editor;
}

/** Returns a plain text with structure as HTML; nothing where only text fits. */
const structureOf = (editor: Editor, text: string): string =>
  takesOnlyText(editor) ? '' : (plainTextToHtml(text) ?? '');
