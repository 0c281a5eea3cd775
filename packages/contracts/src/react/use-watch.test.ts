// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { eventText, progressType, type ProgressEvent } from '../endpoint/progress.ts';
import { fakeApi } from './test/fake-api.ts';
import { renderHook, withData } from './test/render-hook.ts';
import { useWatch } from './use-watch.ts';

const rateRoad = defineEndpoint({
  method: 'POST',
  path: '/api/ratings',
  access: 'public',
  body: z.object({ road: z.string() }),
  response: z.object({ rating: z.number() }),
  progress: z.object({ miles: z.number() }),
  errors: { busy: 409 },
});
const input = { body: { road: 'main' } };

const events = (...all: [ProgressEvent, unknown][]) =>
  new Response(all.map(([name, data]) => eventText(name, data)).join(''), {
    headers: { 'content-type': progressType },
  });

async function rendered() {
  const { requests, fetch } = fakeApi();
  const hook = await renderHook(useWatch, undefined, withData({ fetch }));
  const progress: unknown[] = [];
  const start = (signal?: AbortSignal) =>
    hook.current()(rateRoad, input, { signal, onProgress: (event) => progress.push(event) });
  return { ...hook, requests, progress, start };
}

describe('useWatch', () => {
  it('reports progress and resolves with the result', async () => {
    const { requests, progress, start } = await rendered();
    const result = start();
    requests[0]?.respond(events(['progress', { miles: 1 }], ['progress', { miles: 2 }], ['result', { rating: 82 }]));
    await expect(result).resolves.toEqual({ rating: 82 });
    expect(progress).toEqual([{ miles: 1 }, { miles: 2 }]);
    expect(requests[0]).toMatchObject({ url: '/api/ratings', init: { method: 'POST', body: '{"road":"main"}' } });
  });

  it('rejects with an API error that the stream reports', async () => {
    const { requests, start } = await rendered();
    const result = start();
    requests[0]?.respond(events(['error', { status: 409, code: 'busy', title: 'Wait a minute.' }]));
    await expect(result).rejects.toMatchObject({ status: 409, code: 'busy', message: 'Wait a minute.' });
  });

  it('rejects with the error of fetch when it is aborted', async () => {
    const { requests, start } = await rendered();
    const abort = new AbortController();
    const result = start(abort.signal);
    expect(requests[0]?.init.signal).toBe(abort.signal);
    abort.abort();
    requests[0]?.fail(new DOMException('aborted', 'AbortError'));
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('returns the same function on every render', async () => {
    const { current, rerender } = await rendered();
    const watch = current();
    await act(async () => rerender(undefined));
    expect(current()).toBe(watch);
  });
});
