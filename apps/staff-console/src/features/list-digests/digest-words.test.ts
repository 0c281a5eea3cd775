import { describe, expect, it } from 'vitest';
import { dayInWords, hourInWords, monthInWords, runInWords } from './digest-words.ts';

describe('the words of a digest', () => {
  it('name months, hours and days', () => {
    expect([monthInWords('2026-11'), hourInWords(0), hourInWords(13)]).toEqual(['November 2026', '12 AM', '1 PM']);
    expect([1, 2, 3, 11, 22, 31].map(dayInWords)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '11th',
      '22nd',
      '31st, or the last day',
    ]);
  });

  it.each([
    [0, null, 'No post was published, so there is no draft.'],
    [1, 'a', 'Drafted from 1 post.'],
    [2, null, 'Drafted from 2 posts, and the draft was deleted.'],
  ])('say what became of %i posts', (posts, campaignId, words) =>
    expect(runInWords({ month: '2026-11', at: '', posts, campaignId })).toBe(words),
  );
});
