import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { onEnter } from './on-enter.ts';

const press = (key: string, isComposing = false) => {
  const action = vi.fn<() => void>();
  const preventDefault = vi.fn<() => void>();
  onEnter(action)({ key, nativeEvent: { isComposing }, preventDefault } as unknown as KeyboardEvent);
  return { runs: action.mock.calls.length, prevents: preventDefault.mock.calls.length };
};

it('runs the action instead of submitting the form', () => {
  expect(press('Enter')).toEqual({ runs: 1, prevents: 1 });
});

it.each([
  ['another key', 'a', false],
  ['Enter that ends the composition of a letter', 'Enter', true],
])('leaves %s alone', (_, key, isComposing) => {
  expect(press(key, isComposing)).toEqual({ runs: 0, prevents: 0 });
});
