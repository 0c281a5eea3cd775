import { getUser, type User } from '../auth.ts';
import { useEndpoint } from './use-endpoint.ts';
import { useSeemsSignedIn } from './use-seems-signed-in.ts';

/** The current user's sign-in status. `forbidden`: signed in, but not staff. */
export interface Auth {
  status: 'loading' | 'forbidden' | 'authenticated' | 'error' | 'unauthorized';
  user?: User;
}

/** Returns the sign-in state. Makes no request for visitors who never signed in here. */
export function useAuth(): Auth {
  const mayBeSignedIn = useSeemsSignedIn();
  const { data: user, error } = useEndpoint(getUser, mayBeSignedIn ? {} : null);
  if (!mayBeSignedIn || error?.code === 'not_signed_in') return { status: 'unauthorized' };
  // When a later check fails, the known user remains, so that the console does not close over unsaved work.
  if (!user) return { status: error ? 'error' : 'loading' };
  return { status: user.isStaff ? 'authenticated' : 'forbidden', user };
}
