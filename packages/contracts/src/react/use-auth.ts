import { getUser, type User } from '../auth.ts';
import { useEndpoint } from './use-endpoint.ts';
import { useSeemsSignedIn } from './use-seems-signed-in.ts';

/** Who looks at the page. `forbidden`: signed in, but not of the company's domains. */
export interface Auth {
  status: 'loading' | 'forbidden' | 'authenticated' | 'error' | 'unauthorized';
  user?: User;
}

/** The state of the person's sign-in. Nothing is asked of the server for visitors who never signed in here. */
export function useAuth(): Auth {
  const isWorthAsking = useSeemsSignedIn();
  const { data: user, error } = useEndpoint(getUser, isWorthAsking ? {} : null);
  if (!isWorthAsking || error?.code === 'not_signed_in') return { status: 'unauthorized' };
  if (error) return { status: 'error' };
  if (!user) return { status: 'loading' };
  return { status: user.isStaff ? 'authenticated' : 'forbidden', user };
}
