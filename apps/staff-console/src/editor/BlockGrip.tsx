import { useLayoutEffect, useRef } from 'react';
import { Editor, Transforms } from 'slate';
import { useSlateStatic } from 'slate-react';
import { Icon } from '@workspace/ui/Icon';
import { Menu, MenuItem } from '@workspace/ui/Menu';
import { blockPlaces, gapBefore } from './block-places.ts';
import { DropLine, GripFace, Holder } from './block-grip-style.ts';
import { duplicateBlock } from './duplicate-block.ts';
import { moveBlock } from './move-block.ts';
import { returnFromMenu } from './return-to-editor.ts';
import { useBlockDrag } from './use-block-drag.ts';
import { useHoveredBlock } from './use-hovered-block.ts';

/** A grip beside the block under the mouse: drags the block, and opens a menu that moves, duplicates or deletes it. */
export function BlockGrip() {
  const editor = useSlateStatic();
  const mark = useRef<HTMLSpanElement>(null);
  const index = useHoveredBlock(editor, mark);
  return <span ref={mark}>{index !== undefined && <Grip key={index} editor={editor} index={index} />}</span>;
}

function Grip({ editor, index }: { editor: Editor; index: number }) {
  const { before, grip } = useBlockDrag(editor, index);
  const holder = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A narrow window hides the grip, which then has no place.
    const frame = holder.current!.offsetParent?.getBoundingClientRect();
    if (!frame) return;
    const places = blockPlaces(editor);
    holder.current!.style.top = `${places[index]!.top - frame.top}px`;
    if (line.current) line.current.style.top = `${gapBefore(places, before!) - frame.top}px`;
  }, [editor, index, before]);
  return (
    <>
      <Holder ref={holder} data-dragging={before === undefined ? undefined : ''}>
        <Menu
          label="Block"
          face={GripFace}
          attributes={{ ...grip, tabIndex: -1, title: 'Drag to move, click for more' }}
          trigger={<Icon name="grip" size={18} />}
        >
          <BlockActions editor={editor} index={index} />
        </Menu>
      </Holder>
      {before !== undefined && <DropLine ref={line} />}
    </>
  );
}

function BlockActions({ editor, index }: { editor: Editor; index: number }) {
  const last = editor.children.length - 1;
  const run = (action: () => void) => () => returnFromMenu(editor, action);
  return (
    <>
      <MenuItem isDisabled={index === 0} onSelect={run(() => moveBlock(editor, index, index - 1))}>
        <Icon name="moveUp" size={18} />
        Move up
      </MenuItem>
      <MenuItem isDisabled={index === last} onSelect={run(() => moveBlock(editor, index, index + 2))}>
        <Icon name="moveDown" size={18} />
        Move down
      </MenuItem>
      <MenuItem onSelect={run(() => duplicateBlock(editor, index))}>
        <Icon name="duplicate" size={18} />
        Duplicate
      </MenuItem>
      <MenuItem tone="danger" onSelect={run(() => remove(editor, index))}>
        <Icon name="bin" size={18} />
        Delete
      </MenuItem>
    </>
  );
}

function remove(editor: Editor, index: number): void {
  Transforms.select(editor, Editor.start(editor, [index]));
  Transforms.removeNodes(editor, { at: [index] });
}
