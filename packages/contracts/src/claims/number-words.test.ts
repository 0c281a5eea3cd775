import { describe, expect, it } from 'vitest';
import { numberWord, valueOfWords } from './number-words.ts';

describe('valueOfWords', () => {
  it('knows every number up to nineteen, the tens and the scales', () => {
    const ones =
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
    expect(ones.split(' ').map(valueOfWords)).toEqual(Array.from({ length: 20 }, (_, value) => value));
    const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
    expect(tens.split(' ').map(valueOfWords)).toEqual([20, 30, 40, 50, 60, 70, 80, 90]);
    const scales = 'dozen hundred thousand million billion trillion';
    expect(scales.split(' ').map(valueOfWords)).toEqual([12, 100, 1e3, 1e6, 1e9, 1e12]);
  });

  it.each([
    ['twenty-eight', 28],
    ['Twenty Eight', 28],
    ['twelve hundred', 1_200],
    ['three hundred and five', 305],
    ['two thousand twenty', 2_020],
    ['one million two hundred thousand and six', 1_200_006],
    ['three dozen', 36],
    ['thousands', 1_000],
    ['two hundreds', 200],
    ['hundred thousand', 100_000],
    ['five thousand three hundred', 5_300],
  ])('reads %j as %i', (words, value) => expect(valueOfWords(words)).toBe(value));
});

describe('numberWord', () => {
  const found = (text: string) => text.match(new RegExp(`^(?:${numberWord})`))?.[0];
  it.each(['seventy', 'seven', 'sixteen', 'six', 'ninety', 'thousands', 'thousand', 'dozens'])(
    'matches the whole of %j',
    (word) => expect(found(`${word} miles`)).toBe(word),
  );
  it('matches no other word', () => expect(found('some')).toBeUndefined());
});
