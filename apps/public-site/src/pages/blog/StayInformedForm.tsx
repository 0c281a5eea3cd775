import { NewsletterForm } from '../../forms/NewsletterForm.tsx';

/** The sign-up at the end of the blog. */
export default function StayInformedForm() {
  return <NewsletterForm page="/blog" submitLabel="Subscribe" />;
}
