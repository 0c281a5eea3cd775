import { useState } from 'react';
import { getUser, type User } from '../auth.ts';
import { useEndpoint } from './use-endpoint.ts';
import { useSeemsSignedIn } from './use-seems-signed-in.ts';

/** The current user's sign-in status. `forbidden`: signed in, but not staff. */
export interface Auth {
  status: 'loading' | 'forbidden' | 'authenticated' | 'error' | 'unauthorized';
  user?: User;
  /** The user whose session has ended on this page. */
  formerUser?: User;
}

/** Returns the sign-in state. Makes no request for visitors who never signed in here. */
export function useAuth(): Auth {
  const seemsSignedIn = useSeemsSignedIn();
  const [hasSignedIn, setSignedIn] = useState(seemsSignedIn);
  if (seemsSignedIn && !hasSignedIn) setSignedIn(true);
  // Repeated after the cookies have expired too, so that this page notices a sign-in in another tab.
  const { data: user, error } = useEndpoint(getUser, seemsSignedIn || hasSignedIn ? {} : null);
  if (!seemsSignedIn || error?.code === 'not_signed_in')
    return { status: 'unauthorized', ...(user && { formerUser: user }) };
  // When a later check fails, the known user remains, so that the console does not close over unsaved work.
  if (!user) return { status: error ? 'error' : 'loading' };
  return { status: user.isStaff ? 'authenticated' : 'forbidden', user };
}
