import { describe, expect, it } from 'vitest';
import { anchorAt, locate, trimRange } from './anchor.ts';

const text = [
  'The town has sixty-two miles of road.',
  'Sealing costs a sixth of an overlay. In September two trucks drove every mile twice.',
  'What we found is on the map.',
].join('\n');
const quote = 'Sealing costs a sixth of an overlay.';
const from = text.indexOf(quote);
const anchor = anchorAt(text, { from, to: from + quote.length });
/** The words that the anchor finds in another text. */
const foundIn = (now: string, of = anchor) => {
  const range = locate(now, of);
  return range && now.slice(range.from, range.to);
};

describe('locate', () => {
  it.each([
    ['nothing', text],
    ['words before', `A new beginning. ${text}`],
    ['the words right before', text.replace('of road.', 'of road, all paved.')],
    ['words after', text.replace('two trucks', 'three trucks')],
    ['a paragraph before', `First.\n${text}`],
    ['all the text around a long passage', `Another.\n${quote}\nAnother.`],
  ])('finds the same words after an edit of %s', (_case, now) => expect(foundIn(now)).toBe(quote));

  it('finds the passage in a moved paragraph', () => {
    const [first, second, third] = text.split('\n');
    for (const order of [
      [second, first, third],
      [first, third, second],
    ]) {
      const now = order.join('\n');
      expect(foundIn(now)).toBe(quote);
    }
  });

  it.each([
    ['inside', 'Sealing costs a seventh of an overlay.'],
    ['of every word', 'Seal early.'],
    ['that splits it', 'Sealing costs\na sixth of an overlay.'],
  ])('finds the words in its place after an edit %s', (_case, words) => {
    expect(foundIn(text.replace(quote, words))).toBe(words);
  });

  it('prefers the words in their context to the same words elsewhere', () => {
    const short = text.indexOf('sixth');
    const of = anchorAt(text, { from: short, to: short + 5 });
    const now = `The sixth and the sixth.\n${text}`;
    expect(locate(now, of)?.from).toBe(now.lastIndexOf('sixth'));
    // The passage changed, and the same words stand elsewhere.
    expect(foundIn(now.replace('a sixth of', 'a fifth of'), of)).toBe('fifth');
  });

  it('finds neither a removed passage nor the same short words elsewhere', () => {
    expect(foundIn(text.replace(`${quote} `, ''))).toBeUndefined();
    expect(foundIn('Something else altogether.')).toBeUndefined();
    const short = text.indexOf('sixth');
    const of = anchorAt(text, { from: short, to: short + 5 });
    expect(foundIn('On the sixth of May something else begins.', of)).toBeUndefined();
    expect(foundIn(text.replace('a sixth of an', 'a of an'), of)).toBeUndefined();
  });

  it('finds a passage that is the whole text, and its new words', () => {
    const whole = anchorAt('Mill Road', { from: 0, to: 9 });
    expect(foundIn('Mill Road', whole)).toBe('Mill Road');
    expect(foundIn('Mill Lane', whole)).toBe('Mill Lane');
    expect(foundIn('', whole)).toBeUndefined();
  });

  it('finds the nearest of equal passages in equal contexts', () => {
    const row = 'a b c d e f g h\n';
    const rows = row.repeat(20);
    const at = row.length * 7 + 4;
    expect(locate(rows, anchorAt(rows, { from: at, to: at + 1 }))?.from).toBe(at);
  });
});

describe('trimRange', () => {
  it('leaves out white space at both ends', () => {
    expect(trimRange('a  word\n b', { from: 1, to: 9 })).toEqual({ from: 3, to: 7 });
    expect(trimRange('a  b', { from: 1, to: 3 })).toBeUndefined();
  });
});
