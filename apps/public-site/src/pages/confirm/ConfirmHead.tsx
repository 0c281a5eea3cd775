import { Head } from '../../head/Head.tsx';

/** The head of the confirmation page, in each of its states. It belongs to one person: no search engine lists it. */
export function ConfirmHead() {
  return <Head title="Your sign-up" description="Confirm that you want our newsletter: one press of a button." />;
}
