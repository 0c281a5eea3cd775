// @vitest-environment jsdom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderHook, withData } from '@workspace/contracts/react/test/render-hook';
import { CurrentUser } from '../../layout/use-permission.ts';
import { storeUnsaved } from '../../layout/unsaved-work.ts';
import { useStoredTexts } from './use-stored-texts.ts';

const person = 'ada@lanesight.ai';
const user = { email: person, username: 'ada', profileImageUrl: null, isStaff: true };
// The server is away: the device alone is tested here.
const noFetch = () => Promise.reject(new TypeError('Failed to fetch'));
const data = withData({ fetch: noFetch });
const open = () =>
  renderHook(useStoredTexts, 'c1', (children) =>
    data(
      <CurrentUser value={user}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: children }])} />
      </CurrentUser>,
    ),
  );

beforeEach(() => localStorage.clear());

describe('useStoredTexts', () => {
  it('keeps the note out of the reply, in each mode and after a reload', async () => {
    const { current, unmount } = await open();
    await act(async () => current().change({ mode: 'note', note: 'She seems in a hurry' }));
    await act(async () => current().change({ mode: 'reply' }));
    expect(current().texts.reply).toBe('');
    await act(async () => current().change({ mode: 'note' }));
    await unmount();
    const reloaded = await open();
    expect(reloaded.current().texts).toEqual({ mode: 'note', reply: '', note: 'She seems in a hurry' });
    await reloaded.unmount();
  });

  it('empties a field once its text was sent, but keeps words written meanwhile', async () => {
    const { current, unmount } = await open();
    await act(async () => current().change({ reply: 'Thank you.' }));
    await act(async () => current().change({ reply: 'Thank you. One more question' }));
    await act(async () => current().clear('reply', 'Thank you.'));
    expect(current().texts.reply).toBe('Thank you. One more question');
    await act(async () => current().change({ mode: 'note', note: 'Call back' }));
    await act(async () => current().clear('note', 'Call back'));
    expect(current().texts).toEqual({ mode: 'reply', reply: 'Thank you. One more question', note: '' });
    await unmount();
  });

  it('takes a text that an earlier release stored for both modes as a note', async () => {
    const key = { person, resource: 'reply', id: 'c1', writer: 'earlier' } as const;
    storeUnsaved(localStorage, key, { at: Date.now(), basedOn: null, values: { text: 'For one of both' } });
    const { current, unmount } = await open();
    expect(current().texts).toEqual({ mode: 'note', reply: '', note: 'For one of both' });
    await unmount();
  });
});
