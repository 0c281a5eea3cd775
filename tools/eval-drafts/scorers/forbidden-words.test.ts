import { describe, expect, it } from 'vitest';
import { goodDraft } from './a-good-draft.ts';
import { forbiddenWords } from './forbidden-words.ts';

describe('forbiddenWords', () => {
  it('accepts a plain draft', () => expect(forbiddenWords(goodDraft())).toEqual([]));

  it.each([
    ['revolutionary', { title: 'A Revolutionary road' }],
    ['seamless', { excerpt: 'It works seamlessly with the record of the last year.' }],
    ['unlock', { content: '<p>Unlocking <strong>savings</strong></p>' }],
    ['leverage', { content: '<p>Cities <em>lever</em>age data</p>' }],
    ['cutting-edge', { tags: ['cutting edge'] }],
    ['game-changer', { content: '<ul><li>game-changing</li></ul>' }],
    ['exclamation mark', { excerpt: 'Seal the cracks before the frost comes!' }],
  ])('finds %s', (word, change) => expect(forbiddenWords(goodDraft(change))).toEqual([word]));

  it('counts each occurrence', () =>
    expect(forbiddenWords(goodDraft({ title: 'Unlock, unlock, and go!!' }))).toEqual([
      'unlock',
      'unlock',
      'exclamation mark',
      'exclamation mark',
    ]));

  it('accepts words that contain a forbidden one', () =>
    expect(
      forbiddenWords(goodDraft({ content: '<p>A revolution of the wheel; the blockage; cutting an edge.</p>' })),
    ).toEqual([]));
});
