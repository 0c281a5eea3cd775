import { describe, expect, it } from 'vitest';
import { findBrake } from './find-brake.ts';

const limits = { complaints: 0.1, blocks: 5 };
const none = { recipients: 100_000, submitted: 0, refused: 0, complaints: 0, blocks: 0 };

describe('findBrake', () => {
  it.each([
    [3, 3_000, true],
    [3, 3_001, false],
    [2, 100, false],
    [3, 3, true],
    [10, 10_000, true],
    [9, 9_001, false],
  ])('with %i complaints of %i submitted emails: %s', (complaints, submitted, isReason) => {
    const found = findBrake({ ...none, submitted, complaints }, limits, null);
    expect(found?.kind).toBe(isReason ? 'complaints' : undefined);
  });

  it.each([
    [20, 380, 20, true],
    [20, 381, 20, false],
    [19, 0, 19, false],
    [20, 0, 20, true],
    [50, 900, 100, true],
    [50, 901, 100, false],
  ])('with %i blocks of %i submitted and %i refused emails: %s', (blocks, submitted, refused, isReason) => {
    const found = findBrake({ ...none, submitted, refused, blocks }, limits, null);
    expect(found?.kind).toBe(isReason ? 'blocks' : undefined);
  });

  it.each([
    [80, 19, false],
    [76, 19, true],
    [15, 4, true],
    [15, 3, false],
    [12, 3, true],
    [4, 2, false],
    [4, 3, true],
  ])('with %i recipients and %i blocks: %s', (recipients, blocks, isReason) => {
    const found = findBrake(
      { ...none, recipients, submitted: recipients - blocks, refused: blocks, blocks },
      limits,
      null,
    );
    expect(found?.kind).toBe(isReason ? 'blocks' : undefined);
  });

  it.each([
    [5, undefined],
    [6, 'complaints'],
  ])('waits after 3 accepted complaints until they have doubled: %i', (complaints, kind) => {
    const numbers = { ...none, submitted: 1_000, complaints };
    expect(findBrake(numbers, limits, { complaints: 3, blocks: 0 })?.kind).toBe(kind);
  });

  it('finds no reason in a doubled number that is a small part of all emails', () => {
    const numbers = { ...none, submitted: 60_000, complaints: 6 };
    expect(findBrake(numbers, limits, { complaints: 3, blocks: 0 })).toBeUndefined();
  });

  it('ignores a kind whose limit is 0', () => {
    const numbers = { ...none, submitted: 10, refused: 90, complaints: 9, blocks: 90 };
    expect(findBrake(numbers, { complaints: 0, blocks: 5 }, null)?.kind).toBe('blocks');
    expect(findBrake(numbers, { complaints: 0, blocks: 0 }, null)).toBeUndefined();
  });

  it('says what happened', () => {
    expect(findBrake({ ...none, submitted: 2_000, complaints: 3 }, limits, null)).toEqual({
      kind: 'complaints',
      count: 3,
      percent: 0.15,
      sentence: '3 recipients reported this campaign as spam, 0.15 % of the submitted emails.',
    });
  });
});
