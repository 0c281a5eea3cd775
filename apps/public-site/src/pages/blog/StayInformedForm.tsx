import { NewsletterForm } from '../../forms/NewsletterForm.tsx';

/** The sign-up at the end of the blog and of its archive. */
export default function StayInformedForm({ page }: { page: string }) {
  return <NewsletterForm page={page} submitLabel="Subscribe" />;
}
