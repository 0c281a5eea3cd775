import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  whileAsking: ReactNode;
  otherwise: ReactNode;
}

/** One request a page: what it shows is not refreshed by itself. */
const rules = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** The signed-in user, once the API has responded. */
export default function SignedIn(props: Props) {
  return (
    <SWRConfig value={rules}>
      <Person {...props} />
    </SWRConfig>
  );
}

function Person({ whileAsking, otherwise }: Props) {
  const { status, user } = useAuth();
  if (user) return <UserMenu user={user} />;
  return status === 'loading' ? whileAsking : otherwise;
}
