// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { usePreviewPane } from './use-preview-pane.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Opens the preview in a window that is wide or narrow, and returns the open state after Escape in the text. */
async function isOpenAfterEscape(isWide: boolean, view: 'beside' | 'full', prepare = () => {}): Promise<boolean> {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { current, unmount } = await renderHook(() => usePreviewPane(), undefined);
  await act(async () => current().toggle());
  await act(async () => current().setView(view));
  prepare();
  const text = document.body.appendChild(document.createElement('textarea'));
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await act(async () => text.dispatchEvent(escape));
  const { isOpen } = current();
  await unmount();
  return isOpen;
}

describe('usePreviewPane', () => {
  it('closes by Escape wherever the focus is, once the preview covers the text', async () => {
    expect(await isOpenAfterEscape(true, 'full')).toBe(false);
    expect(await isOpenAfterEscape(false, 'beside')).toBe(false);
  });
  it('stays open beside the text, and below a dialog', async () => {
    expect(await isOpenAfterEscape(true, 'beside')).toBe(true);
    const dialog = () => document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    expect(await isOpenAfterEscape(true, 'full', dialog)).toBe(true);
  });
});
