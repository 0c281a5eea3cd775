// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import type { Shortcut } from './shortcut.ts';
import { useDocumentShortcut } from './use-document-shortcut.ts';

const save: Shortcut = { key: 's' };
let unmount = async () => {};
afterEach(async () => {
  await unmount();
  document.body.replaceChildren();
});

/** Counts the runs of the shortcut. */
async function open() {
  const runs = { count: 0 };
  ({ unmount } = await renderHook(() => useDocumentShortcut(save, () => (runs.count += 1)), undefined));
  return runs;
}
async function press(event: KeyboardEventInit): Promise<boolean> {
  const pressed = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event });
  await act(async () => document.body.dispatchEvent(pressed));
  return pressed.defaultPrevented;
}

describe('useDocumentShortcut', () => {
  it.each([
    ['with Ctrl', { key: 's', ctrlKey: true }],
    ['with ⌘', { key: 's', metaKey: true }],
    ['with Caps Lock', { key: 'S', ctrlKey: true }],
  ])('runs %s in place of the browser', async (_name, event) => {
    const runs = await open();
    expect(await press(event)).toBe(true);
    expect(runs.count).toBe(1);
  });

  it.each([
    ['without Ctrl', { key: 's' }],
    ['with Shift', { key: 'S', ctrlKey: true, shiftKey: true }],
    ['of another letter', { key: 'd', ctrlKey: true }],
  ])('leaves a key %s to the browser', async (_name, event) => {
    const runs = await open();
    expect(await press(event)).toBe(false);
    expect(runs.count).toBe(0);
  });

  it('runs neither for a held key nor below a dialog, and keeps the browser from it', async () => {
    const runs = await open();
    expect(await press({ key: 's', ctrlKey: true, repeat: true })).toBe(true);
    document.body.innerHTML = '<dialog open></dialog>';
    expect(await press({ key: 's', ctrlKey: true })).toBe(true);
    expect(runs.count).toBe(0);
  });
});
