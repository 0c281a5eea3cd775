// @vitest-environment jsdom
import { act } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { LeaveGuardRoot } from './LeaveGuardRoot.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

// jsdom has no modal dialogs.
const methods = { showModal: () => {}, close: () => {} };
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, methods));
afterEach(() => {
  for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

function Page({ isUnsaved }: { isUnsaved: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useUnsavedGuard(isUnsaved && pathname === '/form');
  return (
    <button type="button" onClick={() => void navigate(pathname === '/' ? '/list' : '/form')}>
      Page {pathname}
    </button>
  );
}

const text = () => document.body.textContent;
const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent.startsWith(label))!.click(),
  );
/** Waits until the browser has gone through its history. */
const until = (isReached: () => boolean) =>
  expect
    .poll(async () => (await act(async () => new Promise((resolve) => setTimeout(resolve))), isReached()), {
      timeout: 5_000,
    })
    .toBe(true);
const isAsked = () => text().includes('Leave without saving?');

/** Opens a list, and a form from it. */
async function openForm(isUnsaved: boolean) {
  history.replaceState(null, '', '/');
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(
    <BrowserRouter>
      <LeaveGuardRoot>
        <Page isUnsaved={isUnsaved} />
      </LeaveGuardRoot>
    </BrowserRouter>,
  );
  await press('Page /');
  await press('Page /list');
  expect(text()).toContain('Page /form');
}

describe('LeaveGuardRoot', () => {
  it('asks before Back leaves unsaved work, and goes there after a yes', async () => {
    await openForm(true);
    history.back();
    await until(() => isAsked() && location.pathname === '/form');
    expect(text()).toContain('Page /form');
    await press('Stay');
    expect(isAsked()).toBe(false);
    history.go(-2);
    await until(() => isAsked() && location.pathname === '/form');
    expect(text()).toContain('Page /form');
    await press('Leave');
    await until(() => text() === 'Page /');
    history.forward();
    await until(() => text() === 'Page /list');
  });

  it('lets Back pass where nothing is unsaved', async () => {
    await openForm(false);
    history.back();
    await until(() => text() === 'Page /list');
  });
});
