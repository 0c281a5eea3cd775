// @vitest-environment jsdom
import { act, type PointerEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { street } from '../../road-network/test-network.ts';
import { usePointer } from './use-pointer.ts';

const line = [
  [0, 50],
  [100, 50],
] as const;
const network = { name: 'One street', segments: [street({ line })] };
const view = { x: 0, y: 0, width: 100 };
const nothing = () => {};

const over = (clientX: number, clientY: number) =>
  ({
    clientX,
    clientY,
    buttons: 0,
    pointerType: 'mouse',
    currentTarget: { getBoundingClientRect: () => ({ left: 0, top: 0, width: 100 }) },
  }) as unknown as PointerEvent<HTMLElement>;

describe('usePointer', () => {
  it('shows a street while the pointer is in its box, and no longer beyond', async () => {
    const props = { network, view, whole: view, setView: nothing, onSelect: nothing };
    const { current } = await renderHook(usePointer, props);
    const leave = (relatedTarget: Element) =>
      act(async () => current().onPointerLeave({ relatedTarget } as unknown as PointerEvent<HTMLElement>));
    await act(async () => current().handlers.onPointerMove(over(50, 52)));
    const box = document.createElement('div');
    box.dataset.callout = '';
    await leave(box.appendChild(document.createElement('b')));
    expect(current().current).toBe(0);
    await leave(document.createElement('canvas'));
    expect(current().current).toBe(0);
    await leave(document.body);
    expect(current().current).toBeUndefined();
  });

  it('shows the street under the pointer until Escape, and again at the next move', async () => {
    const props = { network, view, whole: view, setView: nothing, onSelect: nothing };
    const { current } = await renderHook(usePointer, props);
    const move = () => act(async () => current().handlers.onPointerMove(over(50, 52)));
    await move();
    expect(current().current).toBe(0);
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(current().current).toBeUndefined();
    await move();
    expect(current().current).toBe(0);
  });
});
