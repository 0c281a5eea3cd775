import { Facts } from '../../layout/Facts.tsx';

interface PublishFactsProps {
  slug: string;
  /** Audience of the post, and its start. */
  readers: string;
  /** The date shown in the article. */
  date: string;
}

/** The effects of publishing a post. */
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
