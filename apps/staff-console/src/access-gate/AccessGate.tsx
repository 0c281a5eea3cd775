import { useCallback, useContext, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { getUser, login, logout } from '@workspace/contracts/auth';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { useFetchUncached } from '@workspace/contracts/react/use-fetch-uncached';
import { seemsSignedIn } from '@workspace/contracts/signed-in-hint';
import { useRefresh } from '@workspace/contracts/react/use-endpoint';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { Skeleton } from '@workspace/ui/Skeleton';
import { useToast } from '@workspace/ui/Toast';
import { LeaveGuardContext } from '../layout/leave-guard.ts';
import { signInAgain } from '../layout/sign-in-again.ts';
import { CurrentUser } from '../layout/use-permission.ts';
import { useRefreshOnPage } from '../layout/use-refresh-on-page.ts';
import { AccessGateMessage } from './AccessGateMessage.tsx';

/**
 * Renders the console for staff, and a message for everyone else. After the end of the session it stays open over
 * unsaved work. The server enforces access on its own.
 */
export function AccessGate({ children }: { children: ReactNode }) {
  const { status, user, formerUser } = useAuth();
  const { hasUnsavedWork } = useContext(LeaveGuardContext);
  const isOverUnsavedWork = formerUser !== undefined && hasUnsavedWork();
  const refreshUser = useCurrentRole();
  useSignedOut(isOverUnsavedWork, refreshUser);
  if (status === 'authenticated' || isOverUnsavedWork)
    return <CurrentUser value={user ?? formerUser}>{children}</CurrentUser>;
  if (status === 'unauthorized') return <ToLogin onSignedIn={refreshUser} />;
  if (status === 'loading') return <Checking />;
  if (status === 'forbidden') return <Restricted email={user?.email ?? ''} />;
  return (
    <AccessGateMessage title="Access Error" actions={<Button onClick={() => location.reload()}>Refresh Page</Button>}>
      We could not check who you are. Refresh the page to try again.
    </AccessGateMessage>
  );
}

/** Says that the session has ended, while the console stays open, and looks for a new one whenever the person is back. */
function useSignedOut(isSignedOut: boolean, refreshUser: () => void): void {
  const toast = useToast();
  useEffect(() => {
    if (!isSignedOut) return undefined;
    toast({
      title: 'You were signed out',
      description: 'What you wrote is still here, but not saved. Sign in again in another tab, come back and save it.',
      tone: 'destructive',
      action: signInAgain,
    });
    window.addEventListener('focus', refreshUser);
    return () => window.removeEventListener('focus', refreshUser);
  }, [isSignedOut, toast, refreshUser]);
}

/** Fetches the user again on every page: an owner may have changed the role. Returns the function that does it. */
function useCurrentRole(): () => void {
  const refresh = useRefresh();
  const refreshUser = useCallback(() => refresh(getUser, {}), [refresh]);
  useRefreshOnPage(refreshUser);
  return refreshUser;
}

function Checking() {
  return (
    <AccessGateMessage title="Checking your access">
      <Skeleton lines={4} />
    </AccessGateMessage>
  );
}

function Restricted({ email }: { email: string }) {
  const actions = (
    <>
      <ButtonLink href={logout.path} variant="primary">
        Sign Out
      </ButtonLink>
      <ButtonLink href="/">Return Home</ButtonLink>
    </>
  );
  return (
    <AccessGateMessage title="Access Restricted" actions={actions}>
      You are signed in as <strong>{email}</strong>. Only addresses of the two company domains may open this area.
    </AccessGateMessage>
  );
}

/** Leads to the sign-in, unless another tab has signed in while the response to an earlier session was on its way. */
function ToLogin({ onSignedIn }: { onSignedIn: () => void }) {
  const { pathname, search } = useLocation();
  const address = urlOf(login, { query: { returnTo: pathname + search } });
  const fetchUncached = useFetchUncached();
  useEffect(() => {
    const leave = () => location.assign(address);
    if (seemsSignedIn()) fetchUncached(getUser, {}).then(onSignedIn, leave);
    else leave();
  }, [address, fetchUncached, onSignedIn]);
  return (
    <AccessGateMessage title="Redirecting to Login">
      Please wait a moment. If nothing happens, <a href={address}>sign in here</a>.
    </AccessGateMessage>
  );
}
