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
  if (error) return { status: 'error' };
  if (!user) return { status: 'loading' };
  return { status: user.isStaff ? 'authenticated' : 'forbidden', user };
}
