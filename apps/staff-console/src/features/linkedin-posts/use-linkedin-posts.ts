import { listLinkedinPosts, type LinkedinPost } from '@workspace/contracts/linkedin-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';

/** LinkedIn results of these articles, by their ids. Refreshed when a change is due. */
export function useLinkedinPosts(ids: readonly string[]) {
  const { data, refresh } = useEndpoint(
    listLinkedinPosts,
    ids.length > 0 ? { query: { blogPostIds: ids.join(',') } } : null,
    { refreshInterval: (response) => millisecondsToNext(response?.posts ?? []) },
  );
  return {
    of: (id: string) => data?.posts.find(({ blogPostId }) => blogPostId === id),
    isKnown: ids.length === 0 || data !== undefined,
    refresh,
  };
}

const second = 1_000;

/**
 * Returns the refresh interval: one second while an article is being posted, else the time to its next attempt, at
 * most one minute, 0 when nothing is due.
 */
function millisecondsToNext(posts: readonly LinkedinPost[]): number {
  const times = posts.flatMap(({ status, nextAt }) => {
    if (status === 'posting') return second;
    return status === 'waiting' && nextAt ? Math.max(second, Date.parse(nextAt) - Date.now() + second) : [];
  });
  return times.length > 0 ? Math.min(...times, 60 * second) : 0;
}
