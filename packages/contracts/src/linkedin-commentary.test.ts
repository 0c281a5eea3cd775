import { describe, expect, it } from 'vitest';
import { commentaryOf, escapeLittleText } from './linkedin-commentary.ts';

describe('escapeLittleText', () => {
  it('puts a backslash before each reserved character and nothing else', () => {
    expect(escapeLittleText(String.raw`_*[]()@#~|<>{}\ is "50%" & more!`)).toBe(
      String.raw`\_\*\[\]\(\)\@\#\~\|\<\>\{\}\\ is "50%" & more!`,
    );
  });
});

describe('commentaryOf', () => {
  it('joins title and excerpt', () => {
    expect(commentaryOf({ title: ' PCI (70) ', content: 'What it says.' })).toBe('PCI (70)\n\nWhat it says.');
    expect(commentaryOf({ title: 'Alone', content: '' })).toBe('Alone');
  });

  it('stays within 3,000 characters as sent, escapes included', () => {
    const cut = commentaryOf({ title: 'T', content: '('.repeat(2_000) });
    expect(escapeLittleText(cut).length).toBeLessThanOrEqual(3_000);
    expect(cut).toMatch(/^T\n\n\(+…$/);
  });

  it('never cuts an emoji', () => {
    const family = '👩‍👩‍👧‍👦';
    const cut = commentaryOf({ title: 'T', content: family.repeat(1_000) });
    expect(cut).toBe(`T\n\n${family.repeat(Math.floor((2_999 - 3) / family.length))}…`);
    expect(cut.isWellFormed()).toBe(true);
  });

  it('fits to the last character', () => {
    const whole = commentaryOf({ title: 'T', content: 'x'.repeat(2_997) });
    expect([whole.length, whole.endsWith('x')]).toEqual([3_000, true]);
    expect(commentaryOf({ title: 'T', content: 'x'.repeat(2_998) })).toHaveLength(3_000);
  });
});
