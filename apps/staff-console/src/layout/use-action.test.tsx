// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
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

it('calls back when the page may show an old state: after a conflict or a lost response, and for no other failure', async () => {
  const { current } = await open();
  let conflicts = 0;
  let losses = 0;
  const reject = (thrown: Error) =>
    act(() =>
      current().runAction(Promise.reject(thrown), 'Failed.', (isLost) => (isLost ? (losses += 1) : (conflicts += 1))),
    );
  await reject(new ApiError(0, 'unavailable', 'We cannot reach the server.'));
  await reject(new ApiError(502, 'unexpected', 'No reason.'));
  expect(losses).toBe(2);
  await reject(new ApiError(422, 'unknown_merge_field', 'No merge field.'));
  expect(conflicts).toBe(0);
  await reject(new ApiError(409, 'already_sent', 'It was sent before.'));
  await reject(new ApiError(404, 'not_found', 'It does not exist any more.'));
  expect([conflicts, losses]).toEqual([2, 2]);
});

it.each(['sign_in_again', 'not_signed_in'])('offers a new sign-in for %s', async (code) => {
  const { current } = await open();
  await act(() => current().runAction(Promise.reject(new ApiError(401, code, 'Sign in to continue.')), 'Failed.'));
  expect(shown()).toContain('Sign in again');
});
