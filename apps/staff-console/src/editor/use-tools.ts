import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import type { BlockTool } from './block-tool.ts';
import { blockTools } from './block-tools.ts';
import { leaveBlock } from './leave-block.ts';
import { isPressed } from './shortcut.ts';
import { tableKeys } from './table-keys.ts';
import { syncSelection } from './sync-selection.ts';
import type { Tool, ToolDialog } from './tool.ts';
import { toolGroups } from './tools.ts';
import type { MenuKeys } from './use-slash-menu.ts';
import { useTab } from './use-tab.ts';

/** Runs the tools for the toolbar and the keyboard. `moreBlocks` and `moreTools` are added to the editor's own. */
export function useTools(editor: Editor, moreBlocks: readonly BlockTool[], moreTools: readonly Tool[]) {
  const tab = useTab(editor);
  const [dialog, setDialog] = useState<ToolDialog>();
  const menuKeys = useRef<MenuKeys['current']>(undefined);
  const { groups, blocks } = useMemo(
    () => ({ groups: toolGroups(moreBlocks, moreTools), blocks: [...blockTools, ...moreBlocks] }),
    [moreBlocks, moreTools],
  );
  const use = ({ run }: Tool) => {
    syncSelection(editor);
    if (typeof run === 'string') setDialog(run);
    else run(editor);
  };
  const press = (event: KeyboardEvent) => {
    for (const keys of [menuKeys.current, tab, onEditor(leaveBlock, editor), onEditor(tableKeys, editor)]) {
      keys?.(event);
      if (event.isDefaultPrevented()) return;
    }
    const tool = groups.flat().find(({ shortcut }) => shortcut && isPressed(shortcut, event.nativeEvent));
    if (!tool) return;
    event.preventDefault();
    use(tool);
  };
  return { groups, blocks, use, press, menuKeys, dialog, closeDialog: () => setDialog(undefined) };
}

type Keys = (event: KeyboardEvent) => void;

const onEditor =
  (keys: (editor: Editor, event: KeyboardEvent) => void, editor: Editor): Keys =>
  (event) =>
    keys(editor, event);
