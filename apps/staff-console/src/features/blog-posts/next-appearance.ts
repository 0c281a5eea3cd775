import type { ManagedPostSummary } from '@workspace/contracts/managed-posts';

/**
 * Returns the time of the next scheduled publication among these posts, in milliseconds since 1970; null without one.
 */
export function nextAppearance(posts: readonly Pick<ManagedPostSummary, 'status' | 'publishAt'>[]): number | null {
  const times = posts.flatMap(({ status, publishAt }) =>
    status === 'scheduled' && publishAt ? Date.parse(publishAt) : [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}
