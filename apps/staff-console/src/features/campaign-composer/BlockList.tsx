import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '@workspace/ui/Icon';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { gapBefore, type BlockPlace } from '../../editor/block-places.ts';
import type { PastedPictures } from '../../editor/pasted-pictures.ts';
import { useGripDrag } from '../../editor/use-grip-drag.ts';
import { isPressed } from '../../layout/shortcut.ts';
import { UploadList } from '../images/UploadList.tsx';
import { AddBlock } from './AddBlock.tsx';
import { BlockRow } from './BlockRow.tsx';
import { Blocks, DropLine, End, Insert, InsertFace } from './block-style.ts';
import { blockNames, type DraftBlock } from './draft-blocks.ts';
import { useBlockActions, type BlockListActions } from './use-block-actions.ts';
import { useBlockFocus } from './use-block-focus.ts';
import { usePastedPictures } from './use-pasted-pictures.ts';

const up = { key: 'ArrowUp', alt: true, shift: true, plain: true } as const;
const down = { key: 'ArrowDown', alt: true, shift: true, plain: true } as const;

interface BlockListProps {
  blocks: readonly DraftBlock[];
  /** Error messages by the path of the field, such as `blocks.2.url`. */
  errors: Readonly<Record<string, string>>;
  onChange: (change: (blocks: readonly DraftBlock[]) => DraftBlock[]) => void;
}

/** The blocks of a message: added from a menu, edited in place, moved by drag or keys, removed with Undo. */
export function BlockList({ blocks, errors, onChange }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null);
  const actions = useBlockActions(blocks, onChange);
  const { addPictures, uploads, dismiss } = usePastedPictures(actions.addBelow);
  useBlockFocus(list, blocks, actions.newKey);
  return (
    <>
      <Blocks ref={list} aria-label="Blocks of the message">
        {blocks.map((block, index) => (
          <MovableRow key={block.key} {...{ block, index, blocks, actions, addPictures, errors, list }} />
        ))}
      </Blocks>
      <UploadList uploads={uploads} onDismiss={dismiss} />
      <End>
        <AddBlock
          label="Add a block"
          trigger={
            <>
              <Icon name="plus" size={16} />
              Add
            </>
          }
          onAdd={(added) => actions.add(blocks.length, added)}
        />
      </End>
      <VisuallyHidden role="status">{actions.said}</VisuallyHidden>
    </>
  );
}

/** Moves a block by keys, wherever the cursor is in it. */
const onMoveKeys = (move: (step: -1 | 1) => void) => (event: KeyboardEvent) => {
  const step = isPressed(up, event.nativeEvent) ? -1 : isPressed(down, event.nativeEvent) ? 1 : undefined;
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  move(step);
};

interface MovableRowProps extends Pick<BlockListProps, 'blocks' | 'errors'> {
  block: DraftBlock;
  index: number;
  actions: BlockListActions;
  addPictures: (key: string, pictures: PastedPictures) => Promise<void>;
  list: RefObject<HTMLOListElement | null>;
}

function MovableRow({ block, index, blocks, actions, addPictures, errors, list }: MovableRowProps) {
  const line = useRef<HTMLLIElement>(null);
  const { before, grip } = useGripDrag(
    () => placesIn(list.current!),
    (to) => actions.move(index, to),
  );
  useLayoutEffect(() => {
    if (before === undefined || !line.current || !list.current) return;
    const top = list.current.getBoundingClientRect().top;
    line.current.style.top = `${gapBefore(placesIn(list.current), before) - top}px`;
  }, [before, list]);
  const move = (step: -1 | 1) => actions.move(index, step === -1 ? index - 1 : index + 2);
  return (
    <>
      <BlockRow
        block={block}
        name={`Block ${index + 1} of ${blocks.length}, ${blockNames[block.type]}`}
        isFirst={index === 0}
        isLast={index === blocks.length - 1}
        isNew={block.key === actions.newKey}
        isDragging={before !== undefined}
        error={errorOf(errors, index)}
        grip={{ ...grip, 'aria-keyshortcuts': 'Alt+Shift+ArrowUp Alt+Shift+ArrowDown' }}
        onChange={actions.edit}
        onPictures={(pictures) => void addPictures(block.key, pictures)}
        onMove={move}
        onDuplicate={() => actions.duplicate(index)}
        onRemove={() => actions.remove(index)}
        onPress={onMoveKeys(move)}
        insert={<InsertAbove index={index} onAdd={(added) => actions.add(index, added)} />}
      />
      {before !== undefined && <DropLine ref={line} aria-hidden />}
    </>
  );
}

/** For the mouse. The keyboard adds at the end and moves. */
function InsertAbove({ index, onAdd }: { index: number; onAdd: (blocks: DraftBlock[]) => void }) {
  return (
    <Insert data-insert="">
      <AddBlock
        label={`Add a block above block ${index + 1}`}
        face={InsertFace}
        attributes={{ tabIndex: -1 }}
        trigger={<Icon name="plus" size={14} />}
        onAdd={onAdd}
      />
    </Insert>
  );
}

const placesIn = (list: HTMLElement): BlockPlace[] =>
  [...list.querySelectorAll(':scope [data-block]')].map((row) => row.getBoundingClientRect());

const errorOf = (errors: Readonly<Record<string, string>>, index: number): string | undefined =>
  Object.entries(errors).find(([path]) => path.startsWith(`blocks.${index}.`))?.[1];
