// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, getRoad, main, problem } from './test/fake-api.ts';
import { renderHook, withData } from './test/render-hook.ts';
import { useEndpoint } from './use-endpoint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Polls every five seconds until the road is called Done. */
const intervalOf = (road?: { name: string }): number => (road && road.name !== 'Done' ? 5_000 : 0);

async function polling(useInterval = intervalOf) {
  const { requests, fetch } = fakeApi();
  const useRoad = () => useEndpoint(getRoad, main, { refreshInterval: (road) => useInterval(road) });
  const hook = await renderHook(useRoad, undefined, withData({ fetch }));
  const respond = (response: Response) => act(async () => requests.at(-1)!.respond(response));
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { ...hook, requests, respond, wait };
}

const road = (name: string) => Response.json({ name });

describe('useEndpoint with a refresh interval', () => {
  it('requests again after each interval, and shows the newest response', async () => {
    const { current, requests, respond, wait } = await polling();
    await respond(road('Main'));
    await wait(4_900);
    expect(requests).toHaveLength(1);
    await wait(200);
    expect(requests).toHaveLength(2);
    await respond(road('Oak'));
    expect(current().data).toEqual({ name: 'Oak' });
    await wait(5_100);
    expect(requests).toHaveLength(3);
  });

  it('stops when the interval becomes 0', async () => {
    const { requests, respond, wait } = await polling();
    await respond(road('Main'));
    await wait(5_100);
    await respond(road('Done'));
    await wait(60_000);
    expect(requests).toHaveLength(2);
  });

  it('polls faster than once in two seconds when asked to', async () => {
    const { requests, respond, wait } = await polling(() => 1_000);
    await respond(road('Main'));
    for (let poll = 0; poll < 4; poll += 1) {
      await wait(1_050);
      await respond(road(`Main ${poll}`));
    }
    expect(requests).toHaveLength(5);
  });

  it('follows a shorter interval at once when new data asks for it', async () => {
    const { current, requests, respond, wait } = await polling((shown) =>
      shown?.name === 'Quick' ? 1_000 : shown ? 60_000 : 0,
    );
    await respond(road('Slow'));
    await wait(5_000);
    await act(async () => current().refresh());
    await respond(road('Quick'));
    await wait(1_050);
    expect(requests).toHaveLength(3);
  });

  it('keeps polling through renders that are more frequent than the interval', async () => {
    const { requests, respond, rerender, wait } = await polling();
    await respond(road('Main'));
    for (let render = 0; render < 6; render += 1) {
      await wait(1_000);
      await rerender(undefined);
    }
    expect(requests).toHaveLength(2);
  });

  it('shows the last response during a failure, and retries every two seconds', async () => {
    const { current, requests, respond, wait } = await polling();
    await respond(road('Main'));
    await wait(5_100);
    for (let failure = 0; failure < 4; failure += 1) {
      await respond(problem(503, 'unavailable'));
      expect(current().data).toEqual({ name: 'Main' });
      await wait(2_050);
    }
    expect(requests).toHaveLength(6);
    await respond(road('Back'));
    expect(current()).toMatchObject({ data: { name: 'Back' }, error: undefined });
  });

  it('ends with the component', async () => {
    const { requests, respond, unmount, wait } = await polling();
    await respond(road('Main'));
    await unmount();
    await wait(60_000);
    expect(requests).toHaveLength(1);
  });
});
