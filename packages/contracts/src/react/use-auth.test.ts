// @vitest-environment jsdom
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { getUser } from '../auth.ts';
import { signedInHint } from '../signed-in-hint.ts';
import { fakeApi, problem } from './test/fake-api.ts';
import { renderHook, withData } from './test/render-hook.ts';
import { useAuth } from './use-auth.ts';
import { useEndpoint } from './use-endpoint.ts';
import { useSeemsSignedIn } from './use-seems-signed-in.ts';

const ada = { email: 'ada@lanesight.ai', username: 'ada', profileImageUrl: null, isStaff: true };
const setHint = () => (document.cookie = `${signedInHint}=1`);
const Hint = () => String(useSeemsSignedIn());

const removeHint = () => (document.cookie = `${signedInHint}=; max-age=0`);

afterEach(() => void removeHint());

async function rendered() {
  const { requests, fetch } = fakeApi();
  const hook = await renderHook(useAuth, undefined, withData({ fetch }));
  const respond = (response: Response) => act(async () => requests[0]?.respond(response));
  return { ...hook, requests, respond };
}

describe('useAuth', () => {
  it('is unauthorized without a request for a visitor who never signed in', async () => {
    const { current, requests } = await rendered();
    expect(current()).toEqual({ status: 'unauthorized' });
    expect(requests).toEqual([]);
  });

  it('is loading until the current user is known', async () => {
    setHint();
    const { current, requests } = await rendered();
    expect(current()).toEqual({ status: 'loading' });
    expect(requests.map(({ url }) => url)).toEqual(['/api/auth/user']);
  });

  it.each([
    [true, 'authenticated'],
    [false, 'forbidden'],
  ])('returns a user whose isStaff is %j as %s', async (isStaff, status) => {
    setHint();
    const { current, respond } = await rendered();
    await respond(Response.json({ ...ada, isStaff }));
    expect(current()).toEqual({ status, user: { ...ada, isStaff } });
  });

  it('is unauthorized after the session has ended', async () => {
    setHint();
    const { current, respond } = await rendered();
    await respond(problem(401, 'not_signed_in'));
    expect(current()).toEqual({ status: 'unauthorized' });
  });

  it('notices a new sign-in after the session and its cookies have ended', async () => {
    setHint();
    const { requests, fetch } = fakeApi();
    const useBoth = () => ({ auth: useAuth(), refresh: useEndpoint(getUser, {}).refresh });
    const { current } = await renderHook(useBoth, undefined, withData({ fetch }));
    await act(async () => requests[0]?.respond(Response.json(ada)));
    removeHint();
    await act(async () => current().refresh());
    await act(async () => requests[1]?.respond(problem(401, 'not_signed_in')));
    expect(current().auth).toEqual({ status: 'unauthorized', formerUser: ada });
    setHint();
    await act(async () => current().refresh());
    await act(async () => requests[2]?.respond(Response.json(ada)));
    expect(current().auth).toEqual({ status: 'authenticated', user: ada });
  });

  it('keeps a known user when a later check fails', async () => {
    setHint();
    const { requests, fetch } = fakeApi();
    const useBoth = () => ({ auth: useAuth(), refresh: useEndpoint(getUser, {}).refresh });
    const { current } = await renderHook(useBoth, undefined, withData({ fetch }));
    await act(async () => requests[0]?.respond(Response.json(ada)));
    await act(async () => current().refresh());
    await act(async () => requests[1]?.respond(problem(503, 'unavailable')));
    expect(requests).toHaveLength(2);
    expect(current().auth).toEqual({ status: 'authenticated', user: ada });
  });

  it('reports any other failure as an error', async () => {
    setHint();
    const { current, respond } = await rendered();
    await respond(problem(503, 'unavailable'));
    expect(current()).toEqual({ status: 'error' });
  });
});

describe('useSeemsSignedIn', () => {
  it('reads the hint in the browser', async () => {
    expect((await renderHook(useSeemsSignedIn, undefined)).current()).toBe(false);
    document.cookie = `not_${signedInHint}=1`;
    expect((await renderHook(useSeemsSignedIn, undefined)).current()).toBe(false);
    setHint();
    expect((await renderHook(useSeemsSignedIn, undefined)).current()).toBe(true);
  });

  it('is false in the server rendering, and true after hydration without a mismatch', async () => {
    setHint();
    const place = document.createElement('div');
    place.innerHTML = renderToString(createElement(Hint));
    expect(place.textContent).toBe('false');
    await act(async () => hydrateRoot(place, createElement(Hint)));
    expect(place.textContent).toBe('true');
  });
});
