// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '@workspace/contracts/react/test/fake-api';
import { renderHook, withData } from '@workspace/contracts/react/test/render-hook';
import { useLivePreview } from './use-live-preview.ts';

type Values = Parameters<typeof useLivePreview>[1];
const values = {
  subject: 'Roads',
  senderName: '',
  preheader: '',
  template: 'brand',
  tracksClicks: false,
  blocks: [],
  web: { hasWebLink: false, isInArchive: false },
} as unknown as Values;
const preview = (html: string) => Response.json({ subject: 'Roads', html, text: '', bytes: 1 });

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});
let unmount = async () => {};

async function start() {
  const api = fakeApi();
  const useIt = (subject: string) => useLivePreview('1', { ...values, subject }, undefined);
  const hook = await renderHook<string, ReturnType<typeof useIt>>(useIt, 'Roads', withData(api));
  ({ unmount } = hook);
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const subjects = () => api.requests.map(({ init }) => (JSON.parse(String(init.body)) as { subject: string }).subject);
  return { ...hook, ...api, pass, subjects };
}

describe('useLivePreview', () => {
  it('renders at once when it opens, and then a pause after the last change', async () => {
    const { requests, rerender, pass, subjects } = await start();
    await pass(0);
    expect(subjects()).toEqual(['Roads']);
    await act(async () => requests[0]!.respond(preview('<p>one</p>')));
    await rerender('Roads and');
    await pass(349);
    await rerender('Roads and bridges');
    await pass(349);
    expect(subjects()).toEqual(['Roads']);
    await pass(1);
    expect(subjects()).toEqual(['Roads', 'Roads and bridges']);
  });

  it('renders an unchanged draft no second time', async () => {
    const { requests, rerender, pass, subjects } = await start();
    await pass(0);
    await act(async () => requests[0]!.respond(preview('<p>one</p>')));
    await pass(1_000);
    await rerender('Roads');
    await pass(1_000);
    expect(subjects()).toEqual(['Roads']);
  });

  it('ignores the response to an earlier draft that comes late', async () => {
    const { current, requests, rerender, pass } = await start();
    await pass(0);
    await act(async () => requests[0]!.respond(preview('<p>one</p>')));
    await rerender('Bridges');
    await pass(350);
    await rerender('Tunnels');
    await pass(350);
    await act(async () => requests[2]!.respond(preview('<p>tunnels</p>')));
    await act(async () => requests[1]!.respond(preview('<p>bridges</p>')));
    expect(current().preview?.html).toBe('<p>tunnels</p>');
  });

  it('keeps the last preview while a rendering fails', async () => {
    const { current, requests, rerender, pass } = await start();
    await pass(0);
    await act(async () => requests[0]!.respond(preview('<p>one</p>')));
    await rerender('Bridges');
    await pass(350);
    await act(async () => requests.at(-1)!.fail(new Error('offline')));
    expect(current()).toMatchObject({ preview: { html: '<p>one</p>' }, error: expect.any(Error) });
  });
});
