// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CalendarPost } from '@workspace/contracts/managed-posts';
import { fakeApi, problem } from '@workspace/contracts/react/test/fake-api';
import { renderHook, withData } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { weeksOf } from './month-days.ts';
import { useCalendar } from './use-calendar.ts';

const weeks = weeksOf(new Date(2100, 0, 1));
const post: CalendarPost = {
  id: '01a22730-b69f-7798-9acb-fe4f5969352e',
  title: 'On the calendar',
  date: 'May 1, 2026',
  status: 'scheduled',
  at: '2100-01-10T09:30:00.000Z',
  updatedAt: '2026-11-22T12:00:00.000Z',
};
const to = new Date('2100-01-12T09:30:00.000Z');

async function openCalendar() {
  const api = fakeApi();
  vi.stubGlobal('fetch', api.fetch);
  const wrap = withData({ fetch: api.fetch });
  const { current } = await renderHook(
    () => useCalendar(weeks),
    undefined,
    (children) => wrap(<ToastRoot>{children}</ToastRoot>),
  );
  const changes = () => api.requests.filter(({ init }) => init.method === 'PATCH');
  const lists = () => api.requests.length - changes().length;
  return { current, changes, lists };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('useCalendar', () => {
  it('moves a post only as the calendar shows it, and reloads after a rejection', async () => {
    const { current, changes, lists } = await openCalendar();
    const before = lists();
    await act(async () => void current().move(post, to));
    expect(JSON.parse(changes()[0]!.init.body as string)).toEqual({
      status: 'scheduled',
      publishAt: to.toISOString(),
      basedOn: post.updatedAt,
    });
    await act(async () => changes()[0]!.respond(problem(409, 'changed_meanwhile')));
    expect(document.body.textContent).toContain('Message of changed_meanwhile');
    expect(lists()).toBe(before + 1);
  });

  it('does not take a post off the site that has appeared meanwhile', async () => {
    vi.useFakeTimers({ now: new Date(post.at), toFake: ['Date'] });
    const { current, changes, lists } = await openCalendar();
    const before = lists();
    await act(async () => void current().move(post, to));
    expect(changes()).toEqual([]);
    expect(document.body.textContent).toContain('On the calendar has appeared meanwhile');
    expect(lists()).toBe(before + 1);
  });
});
