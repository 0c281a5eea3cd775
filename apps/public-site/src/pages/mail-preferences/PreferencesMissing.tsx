import { Head } from '../../head/Head.tsx';
import { DeadEnd } from '../not-found/DeadEnd.tsx';

/** The page for a link that we did not issue, or that was cut off. */
export default function PreferencesMissing() {
  return (
    <>
      <Head title="Your newsletter" description="Leave the newsletter, come back, and see what is stored about you." />
      <DeadEnd
        title="This link is incomplete"
        message="Open it from the email once more, or copy all of it: mail programs sometimes break a long link in two. A link in an email from years ago may be too old to be read: use the one in a newer email."
        ways={[{ label: 'Return Home', to: '/' }]}
      />
    </>
  );
}
