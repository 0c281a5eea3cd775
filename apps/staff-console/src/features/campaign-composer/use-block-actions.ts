import { useState } from 'react';
import { useToast } from '@workspace/ui/Toast';
import { useStable } from '../../layout/use-stable.ts';
import { blockNames, moveBefore, withKey, type DraftBlock } from './draft-blocks.ts';

type Change = (change: (blocks: readonly DraftBlock[]) => DraftBlock[]) => void;

/** Actions on the blocks of a draft. `said` is for screen readers; `newKey` is the block that was added last. */
export function useBlockActions(blocks: readonly DraftBlock[], change: Change) {
  const [said, say] = useState('');
  const [newKey, setNewKey] = useState<string>();
  const toast = useToast();
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
  const remove = (index: number) => {
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
  return {
    said,
    newKey,
    move,
    add,
    remove,
    duplicate: (index: number) => add(index + 1, [withKey({ ...blocks[index]! })]),
    edit: (block: DraftBlock) => changeLatest((now) => now.map((other) => (other.key === block.key ? block : other))),
  };
}

export type BlockListActions = ReturnType<typeof useBlockActions>;
