import { useState } from 'react';
import { useCurrentUser } from './use-permission.ts';

/** Returns the email address of the writer: the user who opened the page, even after the session has ended. */
export function useWriter(): string {
  const user = useCurrentUser();
  const [email] = useState(user?.email ?? '');
  return email;
}
