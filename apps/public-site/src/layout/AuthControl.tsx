import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { Spinner } from '@workspace/ui/Spinner';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { UserMenu } from './UserMenu.tsx';

// As wide as its widest state, so that the bar stands still while the answer comes.
const Slot = styled.div`
  display: flex;
  justify-content: flex-end;
  min-width: 5.25rem;
`;

/** Signing in, or who is signed in. */
export function AuthControl() {
  const { pathname } = useLocation();
  const { status, user } = useAuth();
  return <Slot>{contentFor()}</Slot>;

  function contentFor() {
    if (user) return <UserMenu user={user} />;
    if (status === 'loading') {
      return (
        <Button variant="quiet" size="sm" disabled>
          <Spinner />
          <VisuallyHidden>Checking who is signed in</VisuallyHidden>
        </Button>
      );
    }
    return (
      <ButtonLink variant="quiet" size="sm" href={`/api/login?returnTo=${encodeURIComponent(pathname)}`}>
        Sign In
      </ButtonLink>
    );
  }
}
