// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeApi, getRoad, main, oak, problem } from './test/fake-api.ts';
import { renderHook, withData } from './test/render-hook.ts';
import { useEndpoint } from './use-endpoint.ts';

type Input = typeof main | null;
const useRoad = (input: Input) => useEndpoint(getRoad, input);

async function rendered(input: Input = main, fallback?: Record<string, unknown>) {
  const { requests, fetch } = fakeApi();
  const hook = await renderHook(useRoad, input, withData({ fetch, fallback }));
  const respond = (index: number, response: Response) => act(async () => requests[index]?.respond(response));
  return { ...hook, requests, respond };
}

describe('useEndpoint', () => {
  it('has neither data nor error while in flight, and then the parsed response', async () => {
    const { current, requests, respond } = await rendered();
    expect(requests.map(({ url }) => url)).toEqual(['/api/roads/main']);
    expect(current()).toMatchObject({ data: undefined, error: undefined });
    await respond(0, Response.json({ name: 'Main Street', more: true }));
    expect(current()).toMatchObject({ data: { name: 'Main Street' }, error: undefined });
    expect(current().data).not.toHaveProperty('more');
  });

  it('returns an error of the API with its code and message, and no data', async () => {
    const { current, respond } = await rendered();
    await respond(0, problem(410, 'closed'));
    expect(current().data).toBeUndefined();
    expect(current().error).toMatchObject({ status: 410, code: 'closed', message: 'Message of closed' });
  });

  it('makes no request without input, and one as soon as there is input', async () => {
    const { current, requests, rerender, respond } = await rendered(null);
    expect(requests).toEqual([]);
    expect(current()).toMatchObject({ data: undefined, error: undefined });
    await rerender(main);
    await respond(0, Response.json({ name: 'Main Street' }));
    expect(current().data).toEqual({ name: 'Main Street' });
  });

  it('shows nothing of the previous input while the next one loads', async () => {
    const { current, requests, rerender, respond } = await rendered();
    await respond(0, Response.json({ name: 'Main Street' }));
    await rerender(oak);
    expect(current().data).toBeUndefined();
    await respond(1, Response.json({ name: 'Oak Street' }));
    expect(current().data).toEqual({ name: 'Oak Street' });
    await rerender(main);
    expect(current().data).toEqual({ name: 'Main Street' });
    expect(requests).toHaveLength(2);
  });

  it('makes one request for two components with the same input', async () => {
    const { requests, fetch } = fakeApi();
    const useTwo = () => [useRoad(main), useRoad({ params: { id: 'main' } })];
    const { current } = await renderHook(useTwo, undefined, withData({ fetch }));
    await act(async () => requests[0]?.respond(Response.json({ name: 'Main Street' })));
    expect(requests).toHaveLength(1);
    expect(current().map(({ data }) => data?.name)).toEqual(['Main Street', 'Main Street']);
  });

  it('takes the server-rendered result without a request', async () => {
    const { current, requests } = await rendered(main, { '/api/roads/main': { name: 'From the server' } });
    expect(current().data).toEqual({ name: 'From the server' });
    expect(requests).toEqual([]);
  });

  it('turns a server-rendered error into an error without data', async () => {
    const apiError = { status: 410, code: 'closed', message: 'Closed for good.' };
    const { current, requests } = await rendered(main, { '/api/roads/main': { apiError } });
    expect(current().data).toBeUndefined();
    expect(current().error).toMatchObject(apiError);
    expect(requests).toEqual([]);
  });

  it('fetches again on refresh after a failure', async () => {
    const { current, requests, respond } = await rendered();
    await act(async () => requests[0]?.fail(new TypeError('Failed to fetch')));
    expect(current().error).toMatchObject({ status: 0, code: 'unavailable' });
    await act(async () => current().refresh());
    await respond(1, Response.json({ name: 'Main Street' }));
    expect(current()).toMatchObject({ data: { name: 'Main Street' }, error: undefined });
  });

  it('keeps the data visible while a refresh is in flight and when it fails', async () => {
    const { current, respond } = await rendered();
    await respond(0, Response.json({ name: 'Main Street' }));
    await act(async () => current().refresh());
    expect(current().data).toEqual({ name: 'Main Street' });
    await respond(1, problem(503, 'unavailable'));
    expect(current()).toMatchObject({ data: { name: 'Main Street' }, error: { code: 'unavailable' } });
  });

  it('returns the same refresh function on every render', async () => {
    const { current, rerender } = await rendered();
    const { refresh } = current();
    await rerender(main);
    expect(current().refresh).toBe(refresh);
  });
});
