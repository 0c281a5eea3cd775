import { DeadEnd } from '../not-found/DeadEnd.tsx';
import { ConfirmHead } from './ConfirmHead.tsx';

/** The page for a link that we did not issue, or that was cut off. */
export default function ConfirmMissing() {
  return (
    <>
      <ConfirmHead />
      <DeadEnd
        title="This link is incomplete"
        message="Open it from the email once more, or copy all of it: mail programs sometimes break a long link in two."
        ways={[{ label: 'Return Home', to: '/' }]}
      />
    </>
  );
}
