import { useState } from 'react';
import { useToast } from '@workspace/ui/Toast';
import { useStable } from '../../layout/use-stable.ts';
import { blockNames, moveBefore, withKey, type DraftBlock } from './draft-blocks.ts';

type Change = (change: (blocks: readonly DraftBlock[]) => DraftBlock[]) => void;

/** Actions on the blocks of a draft. `said` is for screen readers; `newKey` is the block that was added last. */
export function useBlockActions(blocks: readonly DraftBlock[], change: Change) {
  const [said, say] = useState('');
  const [newKey, setNewKey] = useState<string>();
  const changeLatest = useStable(change);
  const move = (from: number, before: number) => {
    if (before === from || before === from + 1 || before < 0 || before > blocks.length) return;
    changeLatest(() => moveBefore(blocks, from, before));
    const place = before > from ? before : before + 1;
    say(`Moved to place ${place} of ${blocks.length}.`);
  };
  const add = (index: number, added: DraftBlock[]) => {
    if (added.length === 0) return;
    changeLatest((now) => now.toSpliced(index, 0, ...added));
    setNewKey(added[0]!.key);
    say(`${blockNames[added[0]!.type]} added.`);
  };
  /** Adds blocks that were not chosen in the menu: the focus stays where it is. */
  const addBelow = (key: string, added: DraftBlock[]) => {
    if (added.length === 0) return;
    changeLatest((now) => now.toSpliced(placeBelow(now, key), 0, ...added));
    say(`${blockNames[added[0]!.type]} added.`);
  };
  const remove = useRemove(blocks, changeLatest);
  return {
    said,
    newKey,
    move,
    add,
    addBelow,
    remove,
    duplicate: (index: number) => add(index + 1, [withKey({ ...blocks[index]! })]),
    edit: (block: DraftBlock) => changeLatest((now) => now.map((other) => (other.key === block.key ? block : other))),
  };
}

/** Returns the function that removes a block, with Undo. */
function useRemove(blocks: readonly DraftBlock[], changeLatest: Change) {
  const toast = useToast();
  return (index: number) => {
    const block = blocks[index]!;
    changeLatest((now) => now.filter(({ key }) => key !== block.key));
    toast({
      title: `${blockNames[block.type]} removed`,
      description: 'The message no longer has it.',
      action: {
        label: 'Undo',
        elsewhere: 'Add the block again from the menu Add.',
        run: () => changeLatest((now) => now.toSpliced(index, 0, block)),
      },
    });
  };
}

/** Returns the index below a block, or the end when it was removed meanwhile. */
function placeBelow(blocks: readonly DraftBlock[], key: string): number {
  const index = blocks.findIndex((block) => block.key === key);
  return index === -1 ? blocks.length : index + 1;
}

export type BlockListActions = ReturnType<typeof useBlockActions>;
