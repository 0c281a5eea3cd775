import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { login, logout } from '@workspace/contracts/auth';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { Skeleton } from '@workspace/ui/Skeleton';
import { AccessGateMessage } from './AccessGateMessage.tsx';

/** Renders the console for staff, and a message for everyone else. The server enforces access on its own. */
export function AccessGate({ children }: { children: ReactNode }) {
  const { status, user } = useAuth();
  if (status === 'authenticated') return children;
  if (status === 'unauthorized') return <ToLogin />;
  if (status === 'loading') return <Checking />;
  if (status === 'forbidden') return <Restricted email={user?.email ?? ''} />;
  return (
    <AccessGateMessage title="Access Error" actions={<Button onClick={() => location.reload()}>Refresh Page</Button>}>
      We could not check who you are. Refresh the page to try again.
    </AccessGateMessage>
  );
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

function ToLogin() {
  const { pathname, search } = useLocation();
  const address = urlOf(login, { query: { returnTo: pathname + search } });
  useEffect(() => location.assign(address), [address]);
  return (
    <AccessGateMessage title="Redirecting to Login">
      Please wait a moment. If nothing happens, <a href={address}>sign in here</a>.
    </AccessGateMessage>
  );
}
