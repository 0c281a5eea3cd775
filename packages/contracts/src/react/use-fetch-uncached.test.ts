// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeApi, getRoad, main, problem } from './test/fake-api.ts';
import { renderHook, withData } from './test/render-hook.ts';
import { useEndpoint } from './use-endpoint.ts';
import { useFetchUncached } from './use-fetch-uncached.ts';

const useBoth = () => ({ road: useEndpoint(getRoad, main), fetchUncached: useFetchUncached() });

async function rendered() {
  const { requests, fetch } = fakeApi();
  const fallback = { '/api/roads/main': { name: 'cached' } };
  const hook = await renderHook(useBoth, undefined, withData({ fetch, fallback }));
  return { ...hook, requests };
}

describe('useFetchUncached', () => {
  it('requests current data each time, and leaves the cache as it is', async () => {
    const { current, requests } = await rendered();
    for (const [index, name] of ['first', 'second'].entries()) {
      const result = current().fetchUncached(getRoad, main);
      await act(async () => requests[index]?.respond(Response.json({ name })));
      await expect(result).resolves.toEqual({ name });
    }
    expect(requests.map(({ url }) => url)).toEqual(['/api/roads/main', '/api/roads/main']);
    expect(current().road.data).toEqual({ name: 'cached' });
  });

  it('rejects with the API error', async () => {
    const { current, requests } = await rendered();
    const result = current().fetchUncached(getRoad, main);
    requests[0]?.respond(problem(410, 'closed'));
    await expect(result).rejects.toMatchObject({ status: 410, code: 'closed' });
    expect(current().road.error).toBeUndefined();
  });

  it('returns the same function on every render', async () => {
    const { current, rerender } = await rendered();
    const { fetchUncached } = current();
    await rerender(undefined);
    expect(current().fetchUncached).toBe(fetchUncached);
  });
});
