import { describe, expect, it } from 'vitest';
import { findNumbers } from './find-numbers.ts';

describe('findNumbers', () => {
  it.each([
    ['half', 'half'],
    ['halves', 'half'],
    ['halved', 'half'],
    ['halving', 'half'],
    ['a third', 'one third'],
    ['one third', 'one third'],
    ['two thirds', 'two thirds'],
    ['three-quarters of it', 'three quarters'],
    ['A quarter of it', 'one quarter'],
    ['thrice', '3 x'],
    ['Doubling', '2 x'],
    ['doubled', '2 x'],
    ['triples', '3 x'],
    ['quadrupled', '4 x'],
    ['¼', '0.25'],
    ['¾', '0.75'],
    ['⅓', String(1 / 3)],
    ['⅔', String(2 / 3)],
    ['3k', '3000'],
    ['3 thousand', '3000'],
    ['2bn', '2000000000'],
    ['4b', '4000000000'],
    ['5m', '5000000'],
    ['2 million', '2000000'],
    ['2-million', '2000000'],
    ['3 billion', '3000000000'],
    ['1 Trillion', '1000000000000'],
    ['$1-2M', '1000000-2000000 $'],
    ['$1M-2M', '1000000-2000000 $'],
    ['$3k to $2M', '3000-2000000 $'],
    ['£ 20', '20 £'],
    ['10:1–18:1', '10:1-18:1'],
    ['1\tin\t5', '1 in 5'],
    ['twenty-one', '21'],
    ['5 – 7 miles', '5-7 mile'],
    ['5 miles to 7 miles', '5-7 mile'],
    ['1,234,567.5', '1234567.5'],
    ['12.5%', '12.5 %'],
    ['1:4', '1:4'],
    ['1:4 to 1:6', '1:4-1:6'],
    ['1:4 – 1:6', '1:4-1:6'],
    ['1:4–1:6', '1:4-1:6'],
    ['1\u00A0in\u00A05', '1 in 5'],
    ['twenty-one', '21'],
    ['One in Five', 'one in five'],
    ['2 out of 3', '2 in 3'],
    ['one to two', '1-2'],
    ['one thousand', '1000'],
    ['One mile', '1 mile'],
    ['one dollar', '1 $'],
    ['one hundred and twenty', '120'],
    ['5+', '5'],
  ])('gives “%s” the key %s', (text, key) => expect(findNumbers(text).map((fact) => fact.key)).toEqual([key]));

  it.each(['one', 'ONE', 'someone', 'quarter', 'a quarter'])('finds nothing in “%s”', (text) =>
    expect(findNumbers(text)).toEqual([]),
  );

  it('returns each number as written, with its place', () =>
    expect(findNumbers('It costs $1.15M for 12 miles or half.')).toEqual([
      { kind: 'number', key: '1150000 $', text: '$1.15M', from: 9 },
      { kind: 'number', key: '12 mile', text: '12 miles', from: 20 },
      { kind: 'number', key: 'half', text: 'half', from: 32 },
    ]));
});
