import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import type { BlockTool } from './block-tool.ts';
import { blockTools } from './block-tools.ts';
import { leaveBlock } from './leave-block.ts';
import { isPressed } from '../layout/shortcut.ts';
import { tableKeys } from './table-keys.ts';
import { syncSelection } from './sync-selection.ts';
import type { Tool, ToolDialog } from './tool.ts';
import { footnoteTool, toolGroups } from './tools.ts';
import { useTextHandlers } from './use-text-handlers.ts';
import type { MenuKeys } from './use-slash-menu.ts';
import { useTab } from './use-tab.ts';

const replaceKeys = { key: 'h' } as const;

interface ToolSources {
  /** Added to the editor's own blocks. */
  moreBlocks: readonly BlockTool[];
  /** Added to the editor's own tools. */
  moreTools: readonly Tool[];
  /** Opens the bar that finds and replaces text. */
  find: (replaces: boolean) => void;
}

/** Runs the tools for the toolbar and the keyboard. */
export function useTools(editor: Editor, { moreBlocks, moreTools, find }: ToolSources) {
  const tab = useTab(editor);
  const [dialog, setDialog] = useState<ToolDialog>();
  const menuKeys = useRef<MenuKeys['current']>(undefined);
  const { groups, all, blocks } = useMemo(() => {
    const shown = toolGroups(moreBlocks, moreTools);
    return {
      groups: shown,
      all: shown.flatMap(({ tools }) => tools),
      blocks: [...blockTools, footnoteTool, ...moreBlocks],
    };
  }, [moreBlocks, moreTools]);
  const use = ({ run, isReady }: Tool) => {
    syncSelection(editor);
    if (isReady?.(editor) === false) return;
    if (run === 'find') find(false);
    else if (typeof run === 'string') setDialog(run);
    else run(editor);
  };
  const press = (event: KeyboardEvent) => {
    for (const keys of [menuKeys.current, tab, onEditor(leaveBlock, editor), onEditor(tableKeys, editor)]) {
      keys?.(event);
      if (event.isDefaultPrevented()) return;
    }
    if (isPressed(replaceKeys, event.nativeEvent)) {
      event.preventDefault();
      return find(true);
    }
    const tool = all.find(({ shortcut }) => shortcut && isPressed(shortcut, event.nativeEvent));
    if (!tool) return;
    event.preventDefault();
    use(tool);
  };
  const handlers = useTextHandlers(editor, press);
  return { groups, all, blocks, use, handlers, menuKeys, dialog, closeDialog: () => setDialog(undefined) };
}

type Keys = (event: KeyboardEvent) => void;

const onEditor =
  (keys: (editor: Editor, event: KeyboardEvent) => void, editor: Editor): Keys =>
  (event) =>
    keys(editor, event);
