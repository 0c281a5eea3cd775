// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeApi, getRoad, main, oak } from './test/fake-api.ts';
import { renderHook, withData } from './test/render-hook.ts';
import { useEndpoint, useEvict, useRefresh, useUpdateCached } from './use-endpoint.ts';

const useAll = ({ isShown = true }: { isShown?: boolean }) => ({
  road: useEndpoint(getRoad, isShown ? main : null),
  other: useEndpoint(getRoad, isShown ? oak : null),
  update: useUpdateCached(),
  refresh: useRefresh(),
  evict: useEvict(),
});

const serverRendered = () => ({ '/api/roads/main': { name: 'Main Street' }, '/api/roads/oak': { name: 'Oak Street' } });

async function rendered(fallback: Record<string, unknown> = serverRendered(), isShown = true) {
  const { requests, fetch } = fakeApi();
  const hook = await renderHook(useAll, { isShown }, withData({ fetch, fallback }));
  const names = () => [hook.current().road.data?.name, hook.current().other.data?.name];
  const urls = () => requests.map(({ url }) => url);
  const respond = (index: number, name: string) => act(async () => requests[index]?.respond(Response.json({ name })));
  return { ...hook, requests, names, urls, respond };
}

/** Renders both roads with responses of requests in place of server-rendered ones. */
async function fetched() {
  const hook = await rendered({});
  await hook.respond(0, 'Main Street');
  await hook.respond(1, 'Oak Street');
  return hook;
}

const inUpperCase = ({ name }: { name: string }) => ({ name: name.toUpperCase() });

describe('useUpdateCached', () => {
  it.each([
    ['fetched', fetched, 2],
    ['server-rendered', rendered, 0],
  ])('changes a %s result without a request, and no other result', async (_kind, render, requests) => {
    const { current, names, urls } = await render();
    await act(async () => current().update(getRoad, main, inUpperCase));
    expect(names()).toEqual(['MAIN STREET', 'Oak Street']);
    expect(urls()).toHaveLength(requests);
  });

  it('applies a second update to the result of the first', async () => {
    const { current, names } = await rendered();
    await act(async () => current().update(getRoad, main, inUpperCase));
    await act(async () => current().update(getRoad, main, ({ name }) => ({ name: `${name}!` })));
    expect(names()[0]).toBe('MAIN STREET!');
  });

  it('leaves an uncached result uncached', async () => {
    const { current, rerender, urls } = await rendered({}, false);
    await act(async () => current().update(getRoad, main, () => ({ name: 'made up' })));
    expect(urls()).toEqual([]);
    await rerender({ isShown: true });
    expect(urls()).toEqual(['/api/roads/main', '/api/roads/oak']);
    expect(current().road.data).toBeUndefined();
  });
});

describe('useRefresh', () => {
  it('fetches a shown result again and keeps the old one visible meanwhile', async () => {
    const { current, names, urls, respond } = await rendered();
    await act(async () => current().refresh(getRoad, main));
    expect(urls()).toEqual(['/api/roads/main']);
    expect(names()).toEqual(['Main Street', 'Oak Street']);
    await respond(0, 'Main Avenue');
    expect(names()).toEqual(['Main Avenue', 'Oak Street']);
  });

  it('makes no request for a result that no component shows', async () => {
    const { current, urls } = await rendered({}, false);
    await act(async () => current().refresh(getRoad, main));
    expect(urls()).toEqual([]);
  });

  it('returns the same function on every render', async () => {
    const { current, rerender } = await rendered();
    const { refresh } = current();
    await rerender({ isShown: true });
    expect(current().refresh).toBe(refresh);
  });
});

describe('useEvict', () => {
  const kinds = [
    ['fetched', fetched, 2],
    ['server-rendered', rendered, 0],
  ] as const;

  it('shows the same result again in a component that began with it', async () => {
    const { current, rerender, requests, names, respond } = await fetched();
    await rerender({ isShown: false });
    await rerender({ isShown: true });
    await act(async () => current().evict(getRoad, main));
    expect(names()).toEqual([undefined, 'Oak Street']);
    for (let index = 2; index < requests.length; index += 1)
      if (requests[index]!.url.endsWith('main')) await respond(index, 'Main Street');
    expect(names()).toEqual(['Main Street', 'Oak Street']);
  });

  it.each(kinds)('fetches a %s result again that a component shows', async (_kind, render, before) => {
    const { current, names, urls, respond } = await render();
    await act(async () => current().evict(getRoad, main));
    expect(urls().slice(before)).toEqual(['/api/roads/main']);
    await respond(before, 'Main Avenue');
    expect(names()).toEqual(['Main Avenue', 'Oak Street']);
  });

  it.each(kinds)('makes the next component fetch a %s result that none shows', async (_kind, render, before) => {
    const { current, rerender, urls, names } = await render();
    await rerender({ isShown: false });
    await act(async () => current().evict(getRoad, main));
    expect(urls()).toHaveLength(before);
    await rerender({ isShown: true });
    expect(urls().slice(before)).toEqual(['/api/roads/main']);
    expect(names()).toEqual([undefined, 'Oak Street']);
  });
});
