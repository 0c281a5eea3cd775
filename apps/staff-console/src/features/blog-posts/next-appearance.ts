import type { ManagedPostSummary } from '@workspace/contracts/blog-posts';

/** When the next of these posts appears by itself, in milliseconds since 1970; null where none does. */
export function nextAppearance(posts: readonly Pick<ManagedPostSummary, 'status' | 'publishAt'>[]): number | null {
  const times = posts.flatMap(({ status, publishAt }) =>
    status === 'scheduled' && publishAt ? Date.parse(publishAt) : [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}
