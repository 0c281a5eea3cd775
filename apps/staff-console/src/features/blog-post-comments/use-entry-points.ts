import { useMemo } from 'react';
import type { Editor } from 'slate';
import type { BlockTool } from '../../editor/block-tool.ts';
import type { Tool } from '../../editor/tool.ts';

/** The user's wish when the panel opens. */
export type Wish = 'comment' | 'model';

/** The tools of comments, and with a model those of suggestions. The same arrays each time. */
export function useEntryPoints(begin: (editor: Editor, wish: Wish) => void, hasModel: boolean) {
  return useMemo(() => {
    const comment: Tool = {
      label: 'Comment',
      icon: 'comment',
      shortcut: { key: 'm', alt: true },
      run: (editor) => begin(editor, 'comment'),
    };
    const ask: BlockTool = {
      label: 'Ask the model',
      hint: 'Other words, titles, excerpt, tags',
      icon: 'suggest',
      shortcut: { key: 'j', alt: true },
      run: (editor) => begin(editor, 'model'),
    };
    return { tools: [comment], blocks: hasModel ? [ask] : [] };
  }, [begin, hasModel]);
}
