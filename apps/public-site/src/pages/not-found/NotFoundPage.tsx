import { Head } from '../../head/Head.tsx';
import { DeadEnd } from './DeadEnd.tsx';

const ways = [
  { label: 'Return Home', to: '/' },
  { label: 'Read the Blog', to: '/blog' },
] as const;

export default function NotFoundPage() {
  return (
    <>
      <Head title="404 Page Not Found" description="The page you're looking for doesn't exist." />
      <DeadEnd title="404 Page Not Found" message="The page you're looking for doesn't exist." ways={ways} />
    </>
  );
}
