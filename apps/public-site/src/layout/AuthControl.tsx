import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useSeemsSignedIn } from '@workspace/contracts/react/use-seems-signed-in';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { Spinner } from '@workspace/ui/Spinner';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';

// As wide as its widest state, so that the bar does not shift when the response arrives.
const Slot = styled.div`
  display: flex;
  justify-content: flex-end;
  min-width: 5.25rem;
`;
// Most visitors never sign in, so they do not download the code for the request.
const SignedIn = lazy(() => import('./SignedIn.tsx'));

/** The sign-in button, or the menu of the signed-in user. */
export default function AuthControl({ pathname }: { pathname: string }) {
  const mayBeSignedIn = useSeemsSignedIn();
  const signIn = (
    <ButtonLink variant="quiet" size="sm" href={`/api/login?returnTo=${encodeURIComponent(pathname)}`}>
      Sign In
    </ButtonLink>
  );
  if (!mayBeSignedIn) return <Slot>{signIn}</Slot>;
  const loading = (
    <Button variant="quiet" size="sm" disabled>
      <Spinner />
      <VisuallyHidden>Checking who is signed in</VisuallyHidden>
    </Button>
  );
  return (
    <Slot>
      <Suspense fallback={loading}>
        <SignedIn whileAsking={loading} otherwise={signIn} />
      </Suspense>
    </Slot>
  );
}
