import { expect, it } from 'vitest';
import { ariaShortcut, isPressed, shortcutName } from './shortcut.ts';
import { toolGroups } from './tools.ts';

const key = (init: Partial<KeyboardEvent>) =>
  ({ key: '', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...init }) as KeyboardEvent;

it('a letter counts as it is written, with Ctrl or ⌘ and nothing else', () => {
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

it('a digit counts by its place, whatever it writes with Shift or Alt', () => {
  expect(isPressed({ key: '8', shift: true }, key({ key: '*', code: 'Digit8', ctrlKey: true, shiftKey: true }))).toBe(
    true,
  );
  expect(isPressed({ key: '2', alt: true }, key({ key: '™', code: 'Digit2', metaKey: true, altKey: true }))).toBe(true);
});

it('is named as the machine names it', () => {
  expect(shortcutName({ key: '8', shift: true }, false)).toBe('Ctrl+Shift+8');
  expect(shortcutName({ key: '2', alt: true }, true)).toBe('⌥⌘2');
  expect(ariaShortcut({ key: 'k' })).toBe('Control+K Meta+K');
});

it('no two tools have the same', () => {
  const names = toolGroups.flat().map(({ shortcut }) => shortcutName(shortcut, false));
  expect(new Set(names).size).toBe(names.length);
});
