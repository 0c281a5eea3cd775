// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook, withData } from '@workspace/contracts/react/test/render-hook';
import type { User } from '@workspace/contracts/auth';
import { CurrentUser } from './use-permission.ts';
import { findUnsaved, storeUnsaved } from './unsaved-work.ts';
import { useUnsavedWork, type UnsavedState } from './use-unsaved-work.ts';

type Text = { content: string };
const isComplete = (values: unknown): values is Text => typeof (values as Text | undefined)?.content === 'string';
const email = 'ada@lanesight.ai';
const state = (content: string, more: Partial<UnsavedState<Text>> = {}): UnsavedState<Text> => ({
  resource: 'campaign',
  id: 'c1',
  values: { content },
  basedOn: null,
  isChanged: content !== '',
  isComplete,
  ...more,
});
const whose = { person: email, resource: 'campaign', id: 'c1' } as const;
const onDevice = () =>
  findUnsaved(localStorage, { whose, isComplete, now: Date.now() }).map(({ values }) => values.content);

const ada: User = { email, username: 'ada', profileImageUrl: null, isStaff: true };
/** Undefined once the session has ended. */
let user: User | undefined;
let unmount = async () => {};

type Found = { writer: string; at: number; content: string; person?: string };

/** Opens the form beside a server that has this text, and the time of the words that another browser settled. */
async function open(found?: Found, content = '', settledAt?: number) {
  const sent: string[] = [];
  const settlements: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const fetch = async (url: string, init: RequestInit) => {
    if (url.includes('/settled/')) {
      settlements.push(`${init.method} ${url.split('/').slice(-2).join('/')}`);
      if (init.method === 'PUT') return new Response(null, { status: 204 });
      const mark = settledAt === undefined ? null : { writer: 'mark', text: JSON.stringify({ at: settledAt }) };
      return Response.json({ unsaved: mark });
    }
    const written = init.body ? (JSON.parse(String(init.body)) as { values: Text }).values.content : '';
    sent.push(
      `${init.method} ${url.replace(/[^/]+$/, (last) => (last === 'c1' || last === 'phone' ? last : 'own'))} ${written}`,
    );
    if (init.method !== 'GET') return new Response(null, { status: 204 });
    await answered;
    const { writer, at, person = email } = found ?? { writer: '', at: 0 };
    const text = JSON.stringify({ at, basedOn: null, values: { content: found?.content }, person });
    return Response.json({ unsaved: found ? { writer, text } : null });
  };
  const data = withData({ fetch });
  const hook = await renderHook(useUnsavedWork<Text>, state(content), (children) =>
    createElement(CurrentUser, { value: user }, data(children)),
  );
  unmount = hook.unmount;
  const arrive = () => act(async () => answer());
  return { ...hook, sent, settlements, arrive };
}
const phone = (content: string, more: object = {}) => ({ writer: 'phone', at: Date.now(), content, ...more });

beforeEach(() => {
  localStorage.clear();
  user = ada;
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

describe('useUnsavedWork, on the server', () => {
  it('stores the text of a form that has no place of its own, and deletes it after a save', async () => {
    const { current, rerender, sent } = await open();
    vi.useFakeTimers();
    await rerender(state('mine'));
    expect(current().onServer).toBe('waiting');
    await act(async () => vi.advanceTimersByTimeAsync(400));
    expect(current().onServer).toBe('kept');
    await act(async () => current().clear());
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(sent.slice(1)).toEqual([
      'PUT /api/unsaved-texts/campaign/c1/own mine',
      'DELETE /api/unsaved-texts/campaign/c1/own ',
    ]);
  });

  it('offers a text of another device, and deletes it there when it is dismissed', async () => {
    const { current, sent, settlements, arrive } = await open(phone('from the phone'));
    expect(current().offered).toBeUndefined();
    await arrive();
    expect(current().offered).toMatchObject({ values: { content: 'from the phone' }, isOnServer: true });
    await act(async () => current().dismiss());
    expect(current().offered).toBeUndefined();
    expect(settlements).toEqual(['PUT phone/mark']);
    expect(sent.at(-1)).toBe('DELETE /api/unsaved-texts/campaign/c1/phone ');
  });

  it('deletes an adopted text there once the server has the words that continue it', async () => {
    const { current, rerender, sent, arrive } = await open(phone('from the phone'));
    await arrive();
    vi.useFakeTimers();
    await act(async () => current().adopt());
    await rerender(state('from the phone'));
    expect(sent).toHaveLength(1);
    await act(async () => vi.advanceTimersByTimeAsync(400));
    expect(sent.slice(1)).toEqual([
      'PUT /api/unsaved-texts/campaign/c1/own from the phone',
      'DELETE /api/unsaved-texts/campaign/c1/phone ',
    ]);
  });

  it('deletes an adopted text there when its words are saved', async () => {
    const { current, rerender, sent, arrive } = await open(phone('from the phone'));
    await arrive();
    await act(async () => current().adopt());
    await rerender(state('from the phone'));
    await act(async () => current().clear());
    expect(sent).toContain('DELETE /api/unsaved-texts/campaign/c1/phone ');
  });

  it.each([
    ['no longer offers the words that another browser adopted', 0, []],
    ['still offers words that were written after another browser adopted the text', -1, ['on the laptop']],
  ])('%s', async (_which, later, left) => {
    const at = Date.now() - 60_000;
    const text = { at, basedOn: null, values: { content: 'on the laptop' } };
    storeUnsaved(localStorage, { ...whose, writer: 'laptop' }, text);
    const { current, settlements, arrive } = await open(undefined, '', at + later);
    expect(current().isChecked).toBe(false);
    await arrive();
    expect(current().isChecked).toBe(true);
    expect(settlements).toEqual(['GET settled/laptop']);
    expect(current().offered ? [current().offered!.values.content] : []).toEqual(left);
    expect(onDevice()).toEqual(left);
  });

  it('does not offer a saved text whose deletion is in flight, but offers words that were written after it', async () => {
    const first = await open(undefined, 'mine');
    const { writer } = first.current();
    const saved = phone('mine', { writer });
    await act(async () => first.current().clear());
    await first.unmount();
    const before = await open(saved);
    await before.arrive();
    expect(before.current().offered).toBeUndefined();
    await before.unmount();
    const after = await open(phone('mine, and more', { writer, at: Date.now() + 1_000 }));
    await after.arrive();
    expect(after.current().offered).toMatchObject({ values: { content: 'mine, and more' } });
  });

  it('offers the newer of two texts, and leaves the other for the next visit', async () => {
    const key = { ...whose, writer: 'laptop' };
    storeUnsaved(localStorage, key, { at: Date.now() - 60_000, basedOn: null, values: { content: 'on the laptop' } });
    const { current, arrive } = await open(phone('from the phone'));
    expect(current().offered).toMatchObject({ values: { content: 'on the laptop' }, isOnServer: false });
    await arrive();
    expect(current().offered).toMatchObject({ values: { content: 'from the phone' } });
    await act(async () => current().dismiss());
    expect(onDevice()).toEqual(['on the laptop']);
  });

  it.each([
    ['another person’s text', phone('theirs', { person: 'grace@lanesight.ai' }), ''],
    ['any while the writer is at work', phone('from the phone'), 'typing'],
    ['one that it cannot read', { writer: 'phone', at: Date.now(), content: 7 as unknown as string }, ''],
  ])('does not offer %s', async (_which, found, content) => {
    const { current, arrive } = await open(found, content);
    await arrive();
    expect(current().offered).toBeUndefined();
  });
});

describe('useUnsavedWork, during the pause in typing', () => {
  it.each(['clear', 'putAside'] as const)('%s cancels the store before the form renders again', async (end) => {
    vi.useFakeTimers();
    const { current } = await open(undefined, 'mine');
    await act(async () => {
      current()[end]();
      localStorage.clear();
      vi.advanceTimersByTime(400);
    });
    expect(onDevice()).toEqual([]);
  });
});

describe('useUnsavedWork, after the session has ended', () => {
  it('stores under the name of the person who opened the page', async () => {
    const { rerender } = await open(undefined, 'mine');
    vi.useFakeTimers();
    user = undefined;
    await rerender(state('mine, and more'));
    await act(async () => vi.advanceTimersByTimeAsync(400));
    expect(onDevice()).toEqual(['mine, and more']);
  });
});
