import { describe, expect, it } from 'vitest';
import { completeBlocks, moveBefore, withKey, withoutKeys, type DraftBlock } from './draft-blocks.ts';

const text = (html: string): DraftBlock => withKey({ type: 'text', html });
const shown = (blocks: readonly DraftBlock[]) =>
  withoutKeys(blocks)
    .map((block) => (block.type === 'text' ? block.html : block.type))
    .join('');

describe('moveBefore', () => {
  const blocks = ['a', 'b', 'c', 'd'].map(text);
  it.each([
    [0, 2, 'bacd'],
    [0, 4, 'bcda'],
    [3, 0, 'dabc'],
    [2, 1, 'acbd'],
    [1, 1, 'abcd'],
    [1, 2, 'abcd'],
  ])('moves block %i before %i', (from, before, expected) => {
    expect(shown(moveBefore(blocks, from, before))).toBe(expected);
    expect(
      moveBefore(blocks, from, before)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(blocks.map(({ key }) => key).toSorted());
  });
});

describe('completeBlocks', () => {
  it('leaves out a button without a target, and the keys', () => {
    const button = withKey({ type: 'button', text: 'Book', url: '' });
    expect(completeBlocks([text('a'), button, withKey({ type: 'divider' })])).toEqual([
      { type: 'text', html: 'a' },
      { type: 'divider' },
    ]);
  });
});

describe('withKey', () => {
  it('gives a copy of a block a key of its own', () => {
    const block = text('a');
    expect(withKey(block)).not.toEqual(block);
    expect(withoutKeys([withKey(block)])).toEqual(withoutKeys([block]));
  });
});
