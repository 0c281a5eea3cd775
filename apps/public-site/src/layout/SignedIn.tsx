import type { ReactNode } from 'react';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { Answers } from '../answers/Answers.tsx';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  whileAsking: ReactNode;
  otherwise: ReactNode;
}

/** The person who is signed in, once the API has said who that is. */
export default function SignedIn(props: Props) {
  return (
    <Answers>
      <Person {...props} />
    </Answers>
  );
}

function Person({ whileAsking, otherwise }: Props) {
  const { status, user } = useAuth();
  if (user) return <UserMenu user={user} />;
  return status === 'loading' ? whileAsking : otherwise;
}
