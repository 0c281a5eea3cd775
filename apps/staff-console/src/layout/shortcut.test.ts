import { describe, expect, it } from 'vitest';
import { ariaShortcut, isPressed, shortcutName } from './shortcut.ts';
import { toolGroups } from '../editor/tools.ts';

const key = (init: Partial<KeyboardEvent>) =>
  ({ key: '', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...init }) as KeyboardEvent;

describe('keyboard shortcut', () => {
  it('matches a letter by its character, with Ctrl or ⌘ and no other modifier', () => {
    expect(isPressed({ key: 'b' }, key({ key: 'b', ctrlKey: true }))).toBe(true);
    expect(isPressed({ key: 'b' }, key({ key: 'B', metaKey: true }))).toBe(true);
    for (const more of [
      {},
      { ctrlKey: true, altKey: true },
      { ctrlKey: true, shiftKey: true },
      { ctrlKey: true, metaKey: true },
    ])
      expect(isPressed({ key: 'b' }, key({ key: 'b', ...more }))).toBe(false);
  });

  it('matches a digit by its key, whatever it types with Shift or Alt', () => {
    expect(isPressed({ key: '8', shift: true }, key({ key: '*', code: 'Digit8', ctrlKey: true, shiftKey: true }))).toBe(
      true,
    );
    expect(isPressed({ key: '2', alt: true }, key({ key: '™', code: 'Digit2', metaKey: true, altKey: true }))).toBe(
      true,
    );
  });

  it("is named as on the user's platform", () => {
    expect(shortcutName({ key: '8', shift: true }, false)).toBe('Ctrl+Shift+8');
    expect(shortcutName({ key: '2', alt: true }, true)).toBe('⌥⌘2');
    expect(ariaShortcut({ key: 'k' })).toBe('Control+K Meta+K');
  });

  it('is unique for each tool', () => {
    const names = toolGroups()
      .flatMap(({ tools }) => tools)
      .flatMap(({ shortcut }) => (shortcut ? shortcutName(shortcut, false) : []));
    expect(new Set(names).size).toBe(names.length);
  });
});
