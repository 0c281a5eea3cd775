import { useState } from 'react';
import { useAuth } from '@workspace/contracts/react/use-auth';

/** Whose words are written here: whoever began, also once their session is over. */
export function useWriter(): string {
  const { user } = useAuth();
  const [email] = useState(user?.email ?? '');
  return email;
}
