import { createEditor, type Editor } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { withNormalShape } from './with-normal-shape.ts';
import './slate-types.ts';
import { withBlockEnds } from './with-block-ends.ts';
import { withCodeBlocks } from './with-code-blocks.ts';
import { withDividers } from './with-dividers.ts';
import { withFigures } from './with-figures.ts';
import { withFootnotes } from './with-footnotes.ts';
import { withBrowserSelection } from './with-browser-selection.ts';
import { withLinks } from './with-links.ts';
import { allMarkdown, withMarkdown, type MarkdownScope } from './with-markdown.ts';
import type { PastedPictures } from './pasted-pictures.ts';
import { withPlainPaste } from './with-plain-paste.ts';
import { withReplacedText } from './with-replaced-text.ts';
import { withSlash } from './with-slash.ts';
import { withTables } from './with-tables.ts';
import { withTypedAddresses } from './with-typed-addresses.ts';

/**
 * Creates a Slate editor with all plugins of this editor. `onPictures` receives the pictures of a paste or a drop that
 * are not in the library.
 */
export function createConsoleEditor(
  onPictures: (pictures: PastedPictures) => void = () => {},
  markdown: MarkdownScope = allMarkdown,
): Editor {
  const editor = withLinks(withBrowserSelection(withHistory(withReact(createEditor()))));
  const pasting = withPlainPaste(editor, onPictures);
  const withText = withMarkdown(withCodeBlocks(withBlockEnds(pasting)), markdown);
  const withBlocks = withFootnotes(withFigures(withTables(withDividers(withSlash(withText)))));
  return withNormalShape(withTypedAddresses(withReplacedText(withBlocks), markdown.errorOf));
}
