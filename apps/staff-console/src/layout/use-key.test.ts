// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { turnLetterKeys } from './letter-keys.ts';
import { useKey } from './use-key.ts';

let pressed: string[];
beforeEach(async () => {
  pressed = [];
  await renderHook(() => useKey((key) => pressed.push(key) > 0), undefined);
});
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

async function press(key: string, on: Element = document.body): Promise<void> {
  await act(async () => on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}
function add<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: object = {}): Element {
  const element = Object.assign(document.createElement(name), attributes);
  document.body.append(element);
  return element;
}

describe('useKey', () => {
  it('runs for letters, except in a field', async () => {
    await press('j');
    await press('j', add('input'));
    await press('j', add('textarea'));
    expect(pressed).toEqual(['j']);
  });

  it('runs on a checkbox, which takes no letters', async () => {
    await press('x', add('input', { type: 'checkbox' }));
    expect(pressed).toEqual(['x']);
  });

  it('runs for no single character once they are off, and for other keys', async () => {
    turnLetterKeys(false);
    for (const key of ['j', 'X', '?', '/', 'ArrowDown', 'Escape']) await press(key);
    expect(pressed).toEqual(['ArrowDown', 'Escape']);
    turnLetterKeys(true);
    await press('j');
    expect(pressed).toEqual(['ArrowDown', 'Escape', 'j']);
  });
});
