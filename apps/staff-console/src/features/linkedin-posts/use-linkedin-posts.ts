import { useEffect } from 'react';
import { listLinkedinPosts, type LinkedinPost } from '@workspace/contracts/linkedin-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';

/** What became of these articles at LinkedIn, by their ids. Asked again when something is about to happen. */
export function useLinkedinPosts(ids: readonly string[]) {
  const { data, refresh } = useEndpoint(
    listLinkedinPosts,
    ids.length > 0 ? { query: { blogPostIds: ids.join(',') } } : null,
  );
  // What is held may be from before somebody published.
  useEffect(refresh, [refresh]);
  useEffect(() => {
    const next = millisecondsToNext(data?.posts ?? []);
    if (next === undefined) return undefined;
    // Again and again: an answer that is the same as the one before does not come by here.
    const timer = setInterval(refresh, next);
    return () => clearInterval(timer);
  }, [data, refresh]);
  return {
    of: (id: string) => data?.posts.find(({ blogPostId }) => blogPostId === id),
    isKnown: ids.length === 0 || data !== undefined,
    refresh,
  };
}

const second = 1_000;

/** How often to look again: each second while an article is on its way, else at the time of its next try, each minute at least. */
function millisecondsToNext(posts: readonly LinkedinPost[]): number | undefined {
  const times = posts.flatMap(({ status, nextAt }) => {
    if (status === 'posting') return second;
    return status === 'waiting' && nextAt ? Math.max(second, Date.parse(nextAt) - Date.now() + second) : [];
  });
  return times.length > 0 ? Math.min(...times, 60 * second) : undefined;
}
