import { describe, expect, it } from 'vitest';
import { ColumnTypes } from './column-types.ts';

describe('ColumnTypes', () => {
  const read = (...texts: string[]) => {
    const types = new ColumnTypes();
    for (const [index, text] of texts.entries()) types.read(text, index + 2);
    return types;
  };

  it('has the type that fits all values', () => {
    expect(read('1/31/2026', '2026-02-03').type).toBe('date');
    expect(read('31/1/2026', '30/1/2026').type).toBe('date');
    expect(read('12,500', '340000').type).toBe('number');
    expect(read('5', 'five').type).toBe('text');
    expect(read('31/1/2026', '1/31/2026').type).toBe('text');
    expect(read().type).toBe('text');
  });

  it('names the type of almost all values, and the first that prevents it', () => {
    const numbers = Array.from({ length: 9 }, (_, number) => String(number));
    expect(read(...numbers, 'n/a').mostly).toEqual({ type: 'number', line: 11, text: 'n/a', count: 1 });
    expect(read('n/a', ...numbers, 'x').mostly).toEqual({ type: 'number', line: 2, text: 'n/a', count: 2 });
    expect(read(...numbers).mostly).toBeUndefined();
    expect(read('1', 'two').mostly).toBeUndefined();
    expect(read(...numbers, '02134').mostly).toBeUndefined();
    expect(read(...numbers.map((one) => `text ${one}`), '7').mostly).toBeUndefined();
  });
});
