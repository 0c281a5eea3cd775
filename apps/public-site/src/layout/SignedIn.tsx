import type { ReactNode } from 'react';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { PageDataProvider } from '../page-data/PageDataProvider.tsx';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  whileAsking: ReactNode;
  otherwise: ReactNode;
}

/** The signed-in user, once the API has responded. */
export default function SignedIn(props: Props) {
  return (
    <PageDataProvider>
      <Person {...props} />
    </PageDataProvider>
  );
}

function Person({ whileAsking, otherwise }: Props) {
  const { status, user } = useAuth();
  if (user) return <UserMenu user={user} />;
  return status === 'loading' ? whileAsking : otherwise;
}
