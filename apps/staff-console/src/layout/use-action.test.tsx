// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot, useToast } from '@workspace/ui/Toast';
import { useAction } from './use-action.ts';

async function open() {
  const hook = await renderHook(
    () => ({ runAction: useAction(), other: useAction(), toast: useToast() }),
    undefined,
    (children) => <ToastRoot>{children}</ToastRoot>,
  );
  const fail = (run = hook.current().runAction) =>
    act(() => run(Promise.reject(new Error('offline')), 'Failed to save the field.'));
  return { ...hook, fail };
}

const shown = () => document.body.textContent ?? '';

it('shows a failure until the same form succeeds', async () => {
  const { current, fail } = await open();
  await fail();
  expect(shown()).toContain('Failed to save the field.');
  await act(() => current().other(Promise.resolve(1), 'Failed.'));
  expect(shown()).toContain('Failed to save the field.');
  await act(() => current().runAction(Promise.resolve(1), 'Failed.'));
  expect(shown()).not.toContain('Failed to save the field.');
});

it('leaves a later message of another form alone', async () => {
  const { current, fail } = await open();
  await fail();
  await act(async () => current().toast({ title: 'Success', description: 'The list is renamed.' }));
  await act(() => current().runAction(Promise.resolve(1), 'Failed.'));
  expect(shown()).toContain('The list is renamed.');
});
