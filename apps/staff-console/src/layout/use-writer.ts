import { useState } from 'react';
import { useAuth } from '@workspace/contracts/react/use-auth';

/** Returns the email address of the writer: the user who opened the page, even after the session has ended. */
export function useWriter(): string {
  const { user } = useAuth();
  const [email] = useState(user?.email ?? '');
  return email;
}
