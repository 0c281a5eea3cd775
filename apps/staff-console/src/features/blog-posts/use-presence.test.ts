// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook, withData } from '@workspace/contracts/react/test/render-hook';
import { usePresence } from './use-presence.ts';

const id = '019aa8b0-0000-7000-8000-000000000001';
const grace = { email: 'grace@lanesight.ai', isWriting: true };

async function open(postId?: string) {
  const sent: unknown[] = [];
  const fetch = async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ colleagues: [grace] });
  };
  const hook = await renderHook(
    ({ isWriting }: { isWriting: boolean }) => usePresence(postId, isWriting),
    { isWriting: false },
    withData({ fetch }),
  );
  return { ...hook, sent };
}
const here = { isWriting: false, isLeaving: false };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

describe('usePresence', () => {
  it('tells of the writer at once and every ten seconds, and learns of colleagues', async () => {
    const { current, rerender, sent } = await open(id);
    expect(sent).toEqual([here]);
    expect(current().colleagues).toEqual([grace]);
    await rerender({ isWriting: true });
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(sent).toEqual([here, { ...here, isWriting: true }]);
  });

  it('tells of the writer when the page is shown again', async () => {
    const { sent } = await open(id);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(sent).toEqual([here, here]);
  });

  it('tells that the writer leaves, and nothing after that', async () => {
    const { unmount, sent } = await open(id);
    await unmount();
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(sent).toEqual([here, { ...here, isLeaving: true }]);
  });

  it('tells nothing of a post that is not stored yet', async () => {
    const { current, sent } = await open();
    expect(sent).toEqual([]);
    expect(current().colleagues).toEqual([]);
  });
});
