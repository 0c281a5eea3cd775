// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { LeaveGuardRoot } from './LeaveGuardRoot.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

// jsdom has neither modal dialogs nor the Navigation API.
const methods = { showModal: () => {}, close: () => {} };
const traverseTo = vi.fn<(key: string) => void>();
const navigation = Object.assign(new EventTarget(), { traverseTo });
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, methods);
  Object.assign(window, { navigation });
});
afterEach(() => {
  for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  Reflect.deleteProperty(window, 'navigation');
  traverseTo.mockClear();
});

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedGuard(isUnsaved);
  return null;
}

async function open(isUnsaved: boolean) {
  const place = document.body.appendChild(document.createElement('div'));
  const { render } = mountIn(place);
  const show = (isNowUnsaved: boolean) =>
    render(
      <LeaveGuardRoot>
        <Form isUnsaved={isNowUnsaved} />
      </LeaveGuardRoot>,
    );
  await show(isUnsaved);
  /** Begins a navigation. Returns true when the browser may go on. */
  const navigate = (navigationType: string) =>
    act(async () => {
      const event = new Event('navigate', { cancelable: true });
      return navigation.dispatchEvent(Object.assign(event, { navigationType, destination: { key: 'list' } }));
    });
  const press = (label: string) =>
    act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click());
  return { show, navigate, press, isAsked: () => place.textContent.includes('Leave without saving?') };
}

describe('LeaveGuardRoot', () => {
  it('asks before Back leaves unsaved work, each time, and goes there after a yes', async () => {
    const { navigate, press, isAsked } = await open(true);
    expect([await navigate('traverse'), isAsked()]).toEqual([false, true]);
    await press('Stay');
    expect([isAsked(), traverseTo.mock.calls]).toEqual([false, []]);
    expect([await navigate('traverse'), isAsked()]).toEqual([false, true]);
    await press('Leave');
    expect(traverseTo.mock.calls).toEqual([['list']]);
    expect([await navigate('traverse'), isAsked()]).toEqual([true, false]);
    navigation.dispatchEvent(new Event('navigatesuccess'));
    expect(await navigate('traverse')).toBe(false);
  });

  it('asks no more once the work is saved', async () => {
    const { show, navigate, isAsked } = await open(true);
    await navigate('traverse');
    await show(false);
    expect(isAsked()).toBe(false);
  });

  it('lets Back pass where nothing is unsaved, and other navigations', async () => {
    expect(await (await open(false)).navigate('traverse')).toBe(true);
    expect(await (await open(true)).navigate('push')).toBe(true);
  });
});
