// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { fakeApi, problem } from '@workspace/contracts/react/test/fake-api';
import { renderHook, withData } from '@workspace/contracts/react/test/render-hook';
import { emptyValues } from './post-values.ts';
import { useAutosaveServer } from './use-autosave-server.ts';

const id = '019aa8b0-0000-7000-8000-000000000001';
const text = { at: 1, basedOn: null, stored: undefined, values: emptyValues() };

it('useAutosaveServer returns the revisions of earlier visits before this one replaces them', async () => {
  const api = fakeApi();
  const { current, rerender } = await renderHook(() => useAutosaveServer(id), undefined, withData(api));
  expect([api.requests.length, current().earlier]).toEqual([0, undefined]);
  const { prepare, store } = current().server!('here');
  const open = () => true;

  const failed = prepare!(open);
  api.requests[0]!.respond(problem(503, 'unavailable'));
  await expect(failed).rejects.toMatchObject({ code: 'unavailable' });
  expect(current().earlier).toBeUndefined();

  const prepared = act(() => prepare!(open));
  const there = {
    basedOn: '2026-11-20T08:00:00.000Z',
    savedAt: '2026-11-21T08:00:00.000Z',
    savedBy: 'ada@lanesight.ai',
  };
  api.requests[1]!.respond(Response.json({ autosaves: [there] }));
  await prepared;
  await rerender(undefined);
  expect(current().earlier).toEqual([there]);

  await prepare!(open);
  void store(text);
  expect(api.requests.map(({ init, url }) => `${init.method} ${url}`)).toEqual([
    `GET /api/blog-posts/${id}/autosaves`,
    `GET /api/blog-posts/${id}/autosaves`,
    `PUT /api/blog-posts/${id}/autosave`,
  ]);
});
