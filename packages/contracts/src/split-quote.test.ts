import { describe, expect, it } from 'vitest';
import { splitQuote } from './split-quote.ts';

describe('splitQuote', () => {
  it('splits at the line above a quotation', () => {
    const text = 'Yes, Tuesday.\n\nOn Mon, Dec 7, 2026 at 9:00 AM Ada <ada@lanesight.ai> wrote:\n> When?\n>\n> Ada';
    expect(splitQuote(text)).toEqual({
      own: 'Yes, Tuesday.',
      quote: 'On Mon, Dec 7, 2026 at 9:00 AM Ada <ada@lanesight.ai> wrote:\n> When?\n>\n> Ada',
    });
  });

  it('splits at the marks of a quotation without such a line', () => {
    expect(splitQuote('Yes.\n\n> When?\n')).toEqual({ own: 'Yes.', quote: '> When?' });
  });

  it('leaves answers between quoted lines, and texts without a quotation', () => {
    expect(splitQuote('> When?\nTuesday.')).toEqual({ own: '> When?\nTuesday.', quote: '' });
    expect(splitQuote('Hello\n\nAda')).toEqual({ own: 'Hello\n\nAda', quote: '' });
    expect(splitQuote('> Only this')).toEqual({ own: '> Only this', quote: '' });
  });
});
