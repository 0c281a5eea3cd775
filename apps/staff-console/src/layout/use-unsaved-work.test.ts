// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook, withData } from '@workspace/contracts/react/test/render-hook';
import { CurrentUser } from './use-permission.ts';
import { findUnsaved, storeUnsaved } from './unsaved-work.ts';
import { useUnsavedWork, type UnsavedState } from './use-unsaved-work.ts';

type Text = { content: string };
const isComplete = (values: unknown): values is Text => typeof (values as Text | undefined)?.content === 'string';
const email = 'ada@lanesight.ai';
const stored: Text = { content: 'stored' };
const state = (content: string, more: Partial<UnsavedState<Text>> = {}): UnsavedState<Text> => ({
  resource: 'post',
  id: 'p1',
  values: { content },
  basedOn: '2026-11-22T08:00:00.000Z',
  stored,
  isChanged: content !== stored.content,
  isComplete,
  ...more,
});

const user = { email, username: 'ada', profileImageUrl: null, isStaff: true };
// The server never answers: the device alone is tested here.
const noFetch = () => new Promise<never>(() => {});
const open = (content = 'stored', more?: Partial<UnsavedState<Text>>) =>
  renderHook(useUnsavedWork<Text>, state(content, more), (children) =>
    createElement(CurrentUser, { value: user }, withData({ fetch: noFetch })(children)),
  );

const whose = { person: email, resource: 'post', id: 'p1' } as const;
const onDevice = () =>
  findUnsaved(localStorage, { whose, isComplete, now: Date.now() }).map(({ values }) => values.content);
const leaveOnDevice = (content: string, person = email, id = 'p1') =>
  storeUnsaved(
    localStorage,
    { ...whose, person, id, writer: `w${localStorage.length}` },
    { at: Date.now(), basedOn: '2026-11-21T08:00:00.000Z', stored, values: { content } },
  );
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const visibility = vi.spyOn(document, 'visibilityState', 'get');
const setVisibility = (value: string) => {
  visibility.mockReturnValue(value as DocumentVisibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

let unmountAll: (() => Promise<void>)[] = [];
const opened = async (...given: Parameters<typeof open>) => {
  const hook = await open(...given);
  unmountAll.push(hook.unmount);
  return hook;
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  for (const unmount of unmountAll) await unmount();
  unmountAll = [];
  vi.useRealTimers();
});

describe('useUnsavedWork, storing', () => {
  it('stores nothing while the form is unchanged, nor when it closes', async () => {
    const { unmount } = await opened();
    await pass(1_000);
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    await unmount();
    expect(onDevice()).toEqual([]);
  });

  it('stores the text once after a pause in typing, or after a second without one, with its base version', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const { rerender } = await opened();
    for (const content of ['a', 'abc']) {
      await rerender(state(content));
      await pass(399);
    }
    expect(onDevice()).toEqual([]);
    await pass(1);
    expect(findUnsaved(localStorage, { whose, isComplete, now: Date.now() })).toMatchObject([
      { values: { content: 'abc' }, basedOn: '2026-11-22T08:00:00.000Z', stored, at: Date.now() },
    ]);
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    expect(setItem).toHaveBeenCalledTimes(1);
    setItem.mockRestore();
    for (const content of ['x', 'xx', 'xxx', 'xxxx']) {
      await rerender(state(content));
      await pass(300);
    }
    expect(onDevice()).toEqual(['xxxx']);
  });

  it('deletes the text when the form equals the stored post again', async () => {
    const { rerender, unmount } = await opened('mine');
    await pass(400);
    expect(onDevice()).toEqual(['mine']);
    await rerender(state('stored'));
    expect(onDevice()).toEqual([]);
    await unmount();
    expect(onDevice()).toEqual([]);
  });

  it('reports a full storage, until a text is stored', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { current, rerender } = await opened('mine');
    expect(current().isRejected).toBe(false);
    await pass(400);
    expect(current().isRejected).toBe(true);
    setItem.mockRestore();
    await rerender(state('less'));
    await pass(400);
    expect(current().isRejected).toBe(false);
    expect(onDevice()).toEqual(['less']);
  });

  it('clear deletes the text of a saved form and stores nothing later', async () => {
    const { current, rerender, unmount } = await opened('mine');
    await pass(400);
    await rerender(state('mine and more'));
    await act(async () => current().clear());
    expect(onDevice()).toEqual([]);
    await unmount();
    expect(onDevice()).toEqual([]);
  });
});

describe('useUnsavedWork, offering', () => {
  it('offers the newest text that was left on this device', async () => {
    leaveOnDevice('older');
    vi.setSystemTime(Date.now() + 1_000);
    leaveOnDevice('newer');
    const { current } = await opened();
    expect(current().offered).toMatchObject({ values: { content: 'newer' }, basedOn: '2026-11-21T08:00:00.000Z' });
  });

  it('offers no text of another person or another post', async () => {
    leaveOnDevice('theirs', 'grace@lanesight.ai');
    leaveOnDevice('of another post', email, 'p2');
    expect((await opened()).current().offered).toBeUndefined();
  });

  it('dismiss removes the offered text, and no other', async () => {
    leaveOnDevice('offered');
    const { current, rerender } = await opened();
    await rerender(state('typed'));
    await pass(400);
    await act(async () => current().dismiss());
    expect(current().offered).toBeUndefined();
    expect(onDevice()).toEqual(['typed']);
  });

  it('storeNow leaves the current text to a form that replaces this one', async () => {
    act((await opened('typed just now')).current().storeNow);
    expect((await opened()).current().offered?.values.content).toBe('typed just now');
  });

  it('putAside offers the current text at once, and stores the next one beside it', async () => {
    const { current, rerender, unmount } = await opened('mine');
    await act(async () => current().putAside());
    expect(current().offered?.values).toEqual({ content: 'mine' });
    await rerender(state('stored'));
    expect(onDevice()).toEqual(['mine']);
    await rerender(state('next'));
    await pass(400);
    expect(onDevice().toSorted()).toEqual(['mine', 'next']);
    await unmount();
    expect(onDevice().toSorted()).toEqual(['mine', 'next']);
  });
});

describe('useUnsavedWork, two tabs', () => {
  it('keeps the texts of both, and deletes only its own', async () => {
    const first = await opened('one');
    const second = await opened('two');
    await pass(400);
    expect(onDevice().toSorted()).toEqual(['one', 'two']);
    await act(async () => first.current().clear());
    expect(onDevice()).toEqual(['two']);
    await second.rerender(state('stored'));
    expect(onDevice()).toEqual([]);
  });

  it('does not offer a text to the tab that wrote it', async () => {
    const { current } = await opened('one');
    await pass(400);
    expect(current().offered).toBeUndefined();
  });
});

describe('useUnsavedWork, leaving the page', () => {
  it.each([
    ['leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
    ['hides the tab', () => setVisibility('hidden')],
  ])('stores the text before the pause when the writer %s', async (_way, leave) => {
    await opened('mine');
    expect(onDevice()).toEqual([]);
    await act(async () => leave());
    expect(onDevice()).toEqual(['mine']);
  });

  it('stores nothing early when the tab is shown again', async () => {
    await opened('mine');
    await act(async () => setVisibility('visible'));
    expect(onDevice()).toEqual([]);
  });

  it('stores the text when the editor closes, and never again', async () => {
    const { unmount } = await opened('mine');
    await unmount();
    expect(onDevice()).toEqual(['mine']);
    localStorage.clear();
    await pass(1_000);
    window.dispatchEvent(new Event('pagehide'));
    setVisibility('hidden');
    expect(onDevice()).toEqual([]);
  });
});
