import { Facts } from '../../layout/Facts.tsx';

interface PublishFactsProps {
  slug: string;
  /** Who can read it, and from when. */
  readers: string;
  /** The date that the article shows. */
  date: string;
}

/** What publishing a post does. */
export function PublishFacts({ slug, readers, date }: PublishFactsProps) {
  return (
    <Facts
      facts={[
        { name: 'Readers', value: readers },
        { name: 'Address', value: `${location.origin}/blog/${slug}` },
        { name: 'Date it shows', value: date },
      ]}
    />
  );
}
