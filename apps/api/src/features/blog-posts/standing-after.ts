import type { BlogPostChange } from '@workspace/contracts/blog-posts';
import type { BlogPostEntity } from './blog-post-entity.ts';

type Standing = Pick<BlogPostEntity, 'status' | 'publishAt'>;

/** Where a save puts a post, or the sentence on why its time will not do. A time that the post had before may be over by now. */
export function standingAfter(
  held: Standing,
  asked: Pick<BlogPostChange, 'status' | 'publishAt'>,
  now: Date,
): Standing | string {
  const status = asked.status ?? held.status;
  if (status !== 'scheduled') return { status, publishAt: status === held.status ? held.publishAt : null };
  const publishAt = asked.publishAt === undefined ? held.publishAt : asked.publishAt && new Date(asked.publishAt);
  if (!publishAt) return 'Choose a day and a time';
  if (publishAt > now) return { status, publishAt };
  const isAsBefore = publishAt.getTime() === held.publishAt?.getTime();
  return isAsBefore ? { status: 'published', publishAt } : 'Choose a time that is still to come';
}
