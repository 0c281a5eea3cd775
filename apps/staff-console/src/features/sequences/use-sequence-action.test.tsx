// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { renderHook, withData } from '@workspace/contracts/react/test/render-hook';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { getSequence } from '@workspace/contracts/sequences';
import { ToastRoot } from '@workspace/ui/Toast';
import { useSequenceAction } from './use-sequence-action.ts';

const id = '01a2200a-c3ca-78d0-b2e6-15d8d74c03b3';

it('fetches the sequence again when a colleague changed it before or the response was lost, and after no other failure', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}));
  const wrap = withData({ fetch, fallback: { [`/api/sequences/${id}`]: { sequence: {} } } });
  const useBoth = () => {
    useEndpoint(getSequence, { params: { id } });
    return useSequenceAction(id);
  };
  const { current } = await renderHook(useBoth, undefined, (children) => wrap(<ToastRoot>{children}</ToastRoot>));
  const reject = (error: Error) => act(() => current()(Promise.reject(error), { otherwise: 'Failed.' }));
  const before = fetch.mock.calls.length;
  await reject(new ApiError(422, 'invalid_input', 'Write a name.'));
  expect(fetch).toHaveBeenCalledTimes(before);
  await reject(new ApiError(409, 'wrong_moment', 'This sequence is not paused.'));
  expect(fetch).toHaveBeenCalledTimes(before + 1);
  await reject(new ApiError(0, 'unavailable', 'We cannot reach the server.'));
  expect(fetch).toHaveBeenCalledTimes(before + 2);
});
