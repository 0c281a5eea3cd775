import type { KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import { isPressed } from './shortcut.ts';
import { takeSelection } from './take-selection.ts';
import type { Tool } from './tool.ts';
import { toolGroups } from './tools.ts';
import { tableKeys } from './table-keys.ts';
import { useTab } from './use-tab.ts';

/** Runs the tools for the toolbar and the keyboard. */
export function useTools(editor: Editor, askForLink: () => void) {
  const tab = useTab(editor);
  const use = ({ run }: Tool) => {
    takeSelection(editor);
    if (run === 'ask for a link') askForLink();
    else run(editor);
  };
  const press = (event: KeyboardEvent) => {
    tab(event);
    tableKeys(editor, event);
    const tool = toolGroups.flat().find(({ shortcut }) => shortcut && isPressed(shortcut, event.nativeEvent));
    if (!tool) return;
    event.preventDefault();
    use(tool);
  };
  return { use, press };
}
