import { describe, expect, it } from 'vitest';
import { blockAt, dropIndexAt, gapBefore } from './block-places.ts';

const places = [
  { top: 100, bottom: 140 },
  { top: 160, bottom: 260 },
  { top: 280, bottom: 300 },
];

describe('blockAt', () => {
  it('finds the block at a height, and the one above a gap', () => {
    expect([100, 139, 150, 200, 999].map((y) => blockAt(places, y))).toEqual([0, 0, 0, 1, 2]);
  });

  it('finds nothing above the first block', () => {
    expect(blockAt(places, 99)).toBeUndefined();
    expect(blockAt([], 99)).toBeUndefined();
  });
});

describe('dropIndexAt', () => {
  it('changes in the middle of each block', () => {
    expect([0, 119, 121, 209, 211, 289, 291].map((y) => dropIndexAt(places, y))).toEqual([0, 0, 1, 1, 2, 2, 3]);
  });
});

describe('gapBefore', () => {
  it('is halfway between two blocks, and beyond the first and the last one', () => {
    expect([0, 1, 2, 3].map((index) => gapBefore(places, index))).toEqual([96, 150, 270, 304]);
  });
});
