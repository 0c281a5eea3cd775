import { Head } from '../../head/Head.tsx';
import { DeadEnd } from '../not-found/DeadEnd.tsx';

/** The page for an address without a newsletter. */
export default function IssueMissing() {
  return (
    <>
      <Head title="Newsletter Not Found" description="The newsletter you're looking for doesn't exist." />
      <DeadEnd
        title="Newsletter Not Found"
        message="The newsletter you're looking for doesn't exist."
        ways={[{ label: 'Back to Blog', to: '/blog' }]}
      />
    </>
  );
}
