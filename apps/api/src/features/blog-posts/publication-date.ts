import type { BlogPostEntity } from './blog-post-entity.ts';

type Dated = Pick<BlogPostEntity, 'publishedOn' | 'publishedAt' | 'publishAt' | 'createdAt'>;

const day = 86_400_000;

/**
 * Returns the publication date for machines: the time when readers could first read the post. A different day that the
 * post itself states takes precedence, as readers see it. Both may differ by a day between time zones.
 */
export function publicationDate({ publishedOn, publishedAt, publishAt, createdAt }: Dated): Date {
  const moment = publishedAt ?? publishAt ?? createdAt;
  const stated = new Date(`${publishedOn}T00:00:00.000Z`);
  const sinceStated = moment.getTime() - stated.getTime();
  return sinceStated >= -day && sinceStated < 2 * day ? moment : stated;
}
