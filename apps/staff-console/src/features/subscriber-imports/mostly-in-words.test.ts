import { expect, it } from 'vitest';
import { mostlyInWords } from './mostly-in-words.ts';

it('names the value that prevents a type, with its line', () => {
  const column = { column: 1, name: 'Since', key: null, type: 'text', values: 1_200 } as const;
  const mostly = { type: 'date', line: 1_090, text: 'n/a', count: 1 } as const;
  expect(mostlyInWords([column, { ...column, mostly }])).toEqual([
    'Since: all of 1,200 values are dates, except “n/a” in line 1,090.',
  ]);
  expect(mostlyInWords([{ ...column, mostly: { ...mostly, type: 'boolean', count: 3 } }])).toEqual([
    'Since: 1,197 of 1,200 values are yes or no, but not “n/a” in line 1,090.',
  ]);
});
