// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../endpoint/call.ts';
import { dropEarly } from '../endpoint/early-responses.ts';
import { earlyRequest } from './start-early.ts';
import { fakeApi, getRoad, main, oak, problem, renameRoad } from './test/fake-api.ts';
import { renderHook, withData } from './test/render-hook.ts';
import { useEndpoint } from './use-endpoint.ts';

beforeEach(dropEarly);
afterEach(dropEarly);

/** Begins a request for Main Street, and returns a function that shows the road. */
function started() {
  const { requests, fetch } = fakeApi();
  earlyRequest(getRoad, main)(fetch);
  const show = (input = main) => renderHook(() => useEndpoint(getRoad, input), undefined, withData({ fetch }));
  const respond = (index: number, response: Response) => act(async () => requests[index]?.respond(response));
  const paths = () => requests.map(({ url, init }) => `${init.method} ${url}`);
  return { requests, fetch, show, respond, paths };
}

const road = (name: string) => Response.json({ name });

describe('earlyRequest', () => {
  it('is continued by the component that needs its response', async () => {
    const { show, respond, paths } = started();
    const { current } = await show();
    expect(current().data).toBeUndefined();
    await respond(0, road('Main Street'));
    expect(current().data).toEqual({ name: 'Main Street' });
    expect(paths()).toEqual(['GET /api/roads/main']);
  });

  it('leaves another input to its own request', async () => {
    const { show, paths } = started();
    await show(oak);
    expect(paths()).toEqual(['GET /api/roads/main', 'GET /api/roads/oak']);
  });

  it('reports its error to the component', async () => {
    const { show, respond } = started();
    const { current } = await show();
    await respond(0, problem(410, 'closed'));
    expect(current().error).toMatchObject({ status: 410, code: 'closed' });
  });

  it('is repeated by a refresh', async () => {
    const { show, respond, paths } = started();
    const { current } = await show();
    await respond(0, road('Main Street'));
    await act(async () => current().refresh());
    await respond(1, road('Main Avenue'));
    expect(current().data).toEqual({ name: 'Main Avenue' });
    expect(paths()).toHaveLength(2);
  });

  it.each(['is in flight', 'has ended'])('is repeated when a change %s, which it may precede', async (state) => {
    const { fetch, show, respond, paths } = started();
    const change = call(renameRoad, { ...main, body: { name: 'Main Avenue' } }, { fetch });
    if (state === 'has ended') {
      await respond(1, road('Main Avenue'));
      await change;
    }
    await show();
    expect(paths()).toEqual(['GET /api/roads/main', 'PATCH /api/roads/main', 'GET /api/roads/main']);
  });

  it('is repeated when a change ends that was in flight before it', async () => {
    const { requests, fetch } = fakeApi();
    const change = call(renameRoad, { ...main, body: { name: 'Main Avenue' } }, { fetch });
    earlyRequest(getRoad, main)(fetch);
    requests[0]!.respond(road('Main Avenue'));
    await change;
    await renderHook(() => useEndpoint(getRoad, main), undefined, withData({ fetch }));
    expect(requests.map(({ init }) => init.method)).toEqual(['PATCH', 'GET', 'GET']);
  });
});
