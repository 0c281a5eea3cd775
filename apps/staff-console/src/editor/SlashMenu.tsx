import { useId, useLayoutEffect, useRef } from 'react';
import { Node } from 'slate';
import { ReactEditor } from 'slate-react';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import type { BlockTool } from './block-tool.ts';
import { SlashList } from './SlashList.tsx';
import { useSlashMenu, type MenuKeys } from './use-slash-menu.ts';

interface SlashMenuProps {
  blocks: readonly BlockTool[];
  keys: MenuKeys;
}

/** The menu of blocks that a slash opens. The editor keeps the focus, and points to the active option. */
export function SlashMenu({ blocks, keys }: SlashMenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { editor, query, entries, active, activate, choose } = useSlashMenu(blocks, keys);
  const isOpen = entries.length > 0;
  const top = query?.path[0];
  // Set by hand: the editor would lose keys if the field rendered with each.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const field = ReactEditor.toDOMNode(editor, editor);
    const attributes = {
      'aria-haspopup': 'listbox',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => Object.keys(attributes).forEach((name) => field.removeAttribute(name));
  }, [editor, id, isOpen, active]);
  useLayoutEffect(() => {
    const frame = list.current?.offsetParent;
    if (!isOpen || top === undefined || !frame || !list.current) return;
    const line = ReactEditor.toDOMNode(editor, Node.get(editor, [top])).getBoundingClientRect();
    const around = frame.getBoundingClientRect();
    list.current.style.top = `${line.bottom - around.top}px`;
    list.current.scrollIntoView({ block: 'nearest' });
  }, [editor, isOpen, top]);
  return (
    <>
      {isOpen && <SlashList ref={list} id={id} entries={entries} active={active} activate={activate} choose={choose} />}
      <VisuallyHidden role="status">
        {isOpen ? `${entries.length} blocks. Arrow keys choose one, Enter inserts it.` : ''}
      </VisuallyHidden>
    </>
  );
}
