import type { BlogPostChange } from '@workspace/contracts/managed-posts';
import type { BlogPostEntity } from './blog-post-entity.ts';

type PublicationStatus = Pick<BlogPostEntity, 'status' | 'publishAt'>;

/**
 * Returns the status and time of a post after a save, or the message why the time is invalid. A time that the post had
 * before may have passed.
 */
export function statusAfter(
  stored: PublicationStatus,
  change: Pick<BlogPostChange, 'status' | 'publishAt'>,
  now: Date,
): PublicationStatus | string {
  const status = change.status ?? stored.status;
  if (status !== 'scheduled') return { status, publishAt: status === stored.status ? stored.publishAt : null };
  const publishAt = change.publishAt === undefined ? stored.publishAt : change.publishAt && new Date(change.publishAt);
  if (!publishAt) return 'Choose a day and a time';
  if (publishAt > now) return { status, publishAt };
  const isAsBefore = publishAt.getTime() === stored.publishAt?.getTime();
  return isAsBefore ? { status: 'published', publishAt } : 'Choose a time that is still to come';
}
