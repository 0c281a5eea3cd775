// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { useSettledFocus } from './use-settled-focus.ts';

let unmount = async () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function start() {
  const box = document.createElement('div');
  const [field, elsewhere] = [document.createElement('input'), document.createElement('button')];
  box.append(field);
  document.body.append(box, elsewhere);
  const hook = await renderHook(() => useSettledFocus({ current: box }), undefined);
  ({ unmount } = hook);
  const pass = () => act(() => vi.advanceTimersByTimeAsync(1));
  const point = (type: string) => elsewhere.dispatchEvent(new Event(type, { bubbles: true }));
  return { current: hook.current, field, elsewhere, pass, point };
}

describe('useSettledFocus', () => {
  it('follows the focus of the keyboard', async () => {
    const { current, field, elsewhere, pass } = await start();
    expect(current()).toBe(false);
    field.focus();
    await pass();
    expect(current()).toBe(true);
    elsewhere.focus();
    await pass();
    expect(current()).toBe(false);
  });

  it.each(['pointerup', 'pointercancel'])('keeps its state while the pointer is pressed, until %s', async (end) => {
    const { current, field, elsewhere, pass, point } = await start();
    field.focus();
    await pass();
    point('pointerdown');
    elsewhere.focus();
    await pass();
    expect(current()).toBe(true);
    point(end);
    await pass();
    expect(current()).toBe(false);
    point('pointerdown');
    field.focus();
    await pass();
    expect(current()).toBe(false);
    point(end);
    await pass();
    expect(current()).toBe(true);
  });
});
