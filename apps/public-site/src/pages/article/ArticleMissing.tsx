import { Head } from '../../head/Head.tsx';
import { DeadEnd } from '../not-found/DeadEnd.tsx';

/** The page for a blog URL without an article. */
export default function ArticleMissing() {
  return (
    <>
      <Head title="Article Not Found" description="The article you're looking for doesn't exist." />
      <DeadEnd
        title="Article Not Found"
        message="The article you're looking for doesn't exist."
        ways={[{ label: 'Back to Blog', to: '/blog' }]}
      />
    </>
  );
}
