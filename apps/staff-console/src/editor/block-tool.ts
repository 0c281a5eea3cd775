import type { Editor } from 'slate';
import type { Tool } from './tool.ts';

/** A tool for a block: also an entry of the menu that a slash opens. */
export interface BlockTool extends Tool {
  /** One line about its use. */
  hint: string;
  /** Further names by which the menu finds it. */
  alsoCalled?: string;
  /** True: goes into the text at the cursor, and not into a line of its own. */
  isInline?: boolean;
  /** `sign`: the Markdown at the start of the paragraph, where that was typed. */
  run: (editor: Editor, sign?: string) => void;
  /** Markdown at the start of a paragraph that becomes the block with the next space; code needs no space. */
  lineStart?: RegExp;
  /** Markdown of a whole paragraph that becomes the block with Enter. `run` receives the paragraph's text. */
  wholeLine?: { pattern: RegExp; run: (editor: Editor, line: string) => void };
}
