import { describe, expect, it } from 'vitest';
import { formatFieldChoices, parseFieldChoices } from './import-fields.ts';

describe('the choices for columns', () => {
  it('are parsed as they were formatted', () => {
    const text = '3:-,4:city,5:new-number';
    expect(parseFieldChoices(text)).toEqual(
      new Map<number, unknown>([
        [3, 'leave-out'],
        [4, { key: 'city' }],
        [5, { type: 'number' }],
      ]),
    );
    expect(formatFieldChoices(parseFieldChoices(text)!)).toBe(text);
    expect(parseFieldChoices('')).toEqual(new Map());
  });

  it.each(['3', '3:', 'x:city', '3:City', '3:new-color', '3:city;4:-', '1000:-'])('cannot be written as %j', (text) => {
    expect(parseFieldChoices(text)).toBeUndefined();
  });
});
