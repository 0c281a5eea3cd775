// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { getUser } from '@workspace/contracts/auth';
import { signedInHint } from '@workspace/contracts/signed-in-hint';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { fakeApi, problem } from '@workspace/contracts/react/test/fake-api';
import { mountIn, withData } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { LeaveGuardRoot } from '../layout/LeaveGuardRoot.tsx';
import { useCurrentUser } from '../layout/use-permission.ts';
import { useUnsavedGuard } from '../layout/use-unsaved-guard.ts';
import { AccessGate } from './AccessGate.tsx';

const ada = { email: 'ada@lanesight.ai', username: 'ada', profileImageUrl: null, isStaff: true };

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedGuard(isUnsaved);
  const { refresh } = useEndpoint(getUser, {});
  return (
    <button type="button" onClick={refresh}>
      Half a thought of {useCurrentUser()?.username}
    </button>
  );
}

afterEach(() => {
  document.cookie = `${signedInHint}=; max-age=0`;
});

async function open(isUnsaved: boolean) {
  document.cookie = `${signedInHint}=1`;
  const { requests, fetch } = fakeApi();
  const content = (
    <MemoryRouter>
      <ToastRoot>
        <LeaveGuardRoot>
          <AccessGate>
            <Form isUnsaved={isUnsaved} />
          </AccessGate>
        </LeaveGuardRoot>
      </ToastRoot>
    </MemoryRouter>
  );
  await mountIn(document.body.appendChild(document.createElement('div'))).render(withData({ fetch })(content));
  return requests;
}

/** Opens a form, and ends the session. */
async function openAndEnd(isUnsaved: boolean) {
  const requests = await open(isUnsaved);
  await act(async () => requests[0]!.respond(Response.json(ada)));
  // The cookies of a session end together.
  document.cookie = `${signedInHint}=; max-age=0`;
  await act(async () => document.querySelector('button')!.click());
  await act(async () => requests.at(-1)!.respond(problem(401, 'not_signed_in')));
  return requests;
}

const text = () => document.body.textContent;

describe('AccessGate', () => {
  it('stays open over unsaved work when the session ends, with a way to sign in', async () => {
    const requests = await openAndEnd(true);
    expect(text()).toContain('Half a thought of ada');
    expect(text()).toContain('You were signed out');
    expect(text()).toContain('Sign in again');
    const before = requests.length;
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(requests.slice(before).map(({ url }) => url)).toEqual([getUser.path]);
  });

  it('leads to the sign-in when the session ends and nothing is unsaved', async () => {
    await openAndEnd(false);
    expect(text()).toContain('Redirecting to Login');
    expect(text()).not.toContain('Half a thought');
  });

  it('opens when another tab has signed in while the response to the session before was on its way', async () => {
    const requests = await open(false);
    await act(async () => requests[0]!.respond(problem(401, 'not_signed_in')));
    await act(async () => requests[1]?.respond(Response.json(ada)));
    await act(async () => requests[2]?.respond(Response.json(ada)));
    expect(text()).toContain('Half a thought of ada');
  });
});
