import { Element, Node, Range, type Editor } from 'slate';
import { setLink } from './commands.ts';
import { insertBlocks, takesOnlyText } from './insert-blocks.ts';
import { linkError } from './link-error.ts';
import { ownFragment } from './own-fragment.ts';
import { readPasted } from './pasted-html.ts';

/** Blocks that Slate would merge with the text around them. */
const specialTypes = new Set(['table', 'divider', 'figure', 'code-block']);
const isSpecial = (node: Node): boolean => Element.isElement(node) && specialTypes.has(node.type);

/**
 * Reduces pasted HTML to the elements that the editor supports. A URL pasted over selected text links it. `onPictures`
 * receives the number of pictures that each paste left out.
 */
export function withPlainPaste(editor: Editor, onPictures: (count: number) => void): Editor {
  const { insertData } = editor;
  editor.insertData = (data) => {
    const address = data.getData('text/plain').trim();
    const isOverWords = editor.selection !== null && Range.isExpanded(editor.selection);
    if (isOverWords && /^https?:/.test(address) && linkError(address) === undefined) return setLink(editor, address);
    const html = data.getData('text/html');
    onPictures(0);
    // Slate's own fragment is more complete than its HTML.
    const fragment = ownFragment(data);
    if (fragment?.some(isSpecial) || (fragment && takesOnlyText(editor))) return insertBlocks(editor, fragment);
    if (fragment) return insertData(data);
    if (!html) {
      if (address === '') onPictures([...data.files].filter(({ type }) => type.startsWith('image/')).length);
      return void editor.insertTextData(data);
    }
    const { blocks, pictures } = readPasted(html);
    onPictures(pictures);
    // A copied picture has HTML without text; its plain text is better than nothing.
    if (blocks.every((block) => Node.string(block) === '' && !isSpecial(block)))
      return void editor.insertTextData(data);
    insertBlocks(editor, blocks);
  };
  return editor;
}
