// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeApi, main, problem, renameRoad } from './test/fake-api.ts';
import { renderHook, withData } from './test/render-hook.ts';
import { useSend } from './use-send.ts';

const input = { ...main, body: { name: 'Main Avenue' } };

async function rendered() {
  const { requests, fetch } = fakeApi();
  const hook = await renderHook(() => useSend(renameRoad), undefined, withData({ fetch }));
  /** Starts a submission. The result becomes the error when it rejects. */
  const start = async (sent = input) => {
    const result: unknown[] = [];
    await act(async () => {
      void hook
        .current()
        .send(sent)
        .then(
          (response) => result.push(['resolved', response]),
          (error: unknown) => result.push(['rejected', error]),
        );
    });
    return result;
  };
  const respond = (index: number, response: Response) => act(async () => requests[index]?.respond(response));
  return { ...hook, requests, start, respond };
}

describe('useSend', () => {
  it('sends nothing before it is called', async () => {
    const { current, requests } = await rendered();
    expect(requests).toEqual([]);
    expect(current()).toMatchObject({ isSending: false });
    expect(current().error).toBeUndefined();
  });

  it('is sending while in flight, and resolves with the parsed response', async () => {
    const { current, requests, start, respond } = await rendered();
    const result = await start();
    expect(requests[0]).toMatchObject({
      url: '/api/roads/main',
      init: { method: 'PATCH', body: '{"name":"Main Avenue"}' },
    });
    expect([current().isSending, result]).toEqual([true, []]);
    await respond(0, Response.json({ name: 'Main Avenue', more: true }));
    expect(current().isSending).toBe(false);
    expect(result).toEqual([['resolved', { name: 'Main Avenue' }]]);
  });

  it('rejects with the API error and returns it until the next submission', async () => {
    const { current, start, respond } = await rendered();
    const result = await start();
    await respond(0, problem(409, 'name_taken'));
    const error = { status: 409, code: 'name_taken', message: 'Message of name_taken' };
    expect(result).toMatchObject([['rejected', error]]);
    expect(current()).toMatchObject({ isSending: false, error });
    await start();
    expect(current().isSending).toBe(true);
    expect(current().error).toBeUndefined();
    await respond(1, Response.json({ name: 'Main Avenue' }));
    expect(current().error).toBeUndefined();
  });

  it('rejects with an error that is no API error, without returning it as one', async () => {
    const { current, requests, start } = await rendered();
    const result = await start({ ...input, params: { id: '..' } });
    expect(result).toMatchObject([['rejected', { name: 'TypeError' }]]);
    expect(requests).toEqual([]);
    expect(current().isSending).toBe(false);
    expect(current().error).toBeUndefined();
  });

  it('returns the same function on every render', async () => {
    const { current, rerender } = await rendered();
    const { send } = current();
    await rerender(undefined);
    expect(current().send).toBe(send);
  });
});
