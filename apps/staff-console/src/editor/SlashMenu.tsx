import { useId, useLayoutEffect, useRef } from 'react';
import { ReactEditor } from 'slate-react';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import type { BlockTool } from './block-tool.ts';
import { formatCount } from '../layout/format-number.ts';
import { slashQuery } from './slash-query.ts';
import { SlashList } from './SlashList.tsx';
import { useSlashMenu, type MenuKeys } from './use-slash-menu.ts';

/** Pixels that stay free at the edge of the window, where a phone has the editor's buttons. */
const margin = 72;

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
  const slash = query?.range.anchor;
  const key = slash && `${slash.path.join()}:${slash.offset}`;
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
    const at = slashQuery(editor)?.range;
    if (!isOpen || !at || !frame || !list.current) return;
    placeBeside(
      list.current,
      ReactEditor.toDOMRange(editor, at).getBoundingClientRect(),
      frame.getBoundingClientRect(),
    );
    // The list stays in place while words follow the slash.
  }, [editor, isOpen, key]);
  return (
    <>
      {isOpen && <SlashList ref={list} id={id} entries={entries} active={active} activate={activate} choose={choose} />}
      <VisuallyHidden role="status">
        {isOpen ? `${formatCount(entries.length, 'block')}. Arrow keys choose one, Enter inserts it.` : ''}
      </VisuallyHidden>
    </>
  );
}

/** Puts the list below the slash, or above it where the window has more room: the page must not grow or scroll. */
function placeBeside(list: HTMLElement, line: DOMRect, frame: DOMRect): void {
  const height = window.visualViewport?.height ?? window.innerHeight;
  const room = { above: line.top, below: height - line.bottom };
  const isAbove = room.below < list.offsetHeight + margin && room.above > room.below;
  list.style.left = `${Math.max(0, Math.min(line.left - frame.left, frame.width - list.offsetWidth))}px`;
  list.style.top = isAbove ? 'auto' : `${line.bottom - frame.top}px`;
  list.style.bottom = isAbove ? `${frame.bottom - line.top}px` : 'auto';
  list.style.maxHeight = `min(20rem, ${Math.round((isAbove ? room.above : room.below) - margin)}px)`;
}
