import type { ManagedPost } from '@workspace/contracts/managed-posts';
import type { LinkedinPost } from '@workspace/contracts/linkedin-posts';

/**
 * Returns true when publishing posts the article to LinkedIn. A new article has no `post` yet; `outcome` is its
 * LinkedIn result so far.
 */
export function goesToLinkedin(
  post: Pick<ManagedPost, 'status' | 'wasPublic'> | undefined,
  outcome: Pick<LinkedinPost, 'status' | 'fault'> | undefined,
): boolean {
  if (!post) return true;
  if (post.status === 'published') return false;
  return outcome ? outcome.status === 'skipped' && outcome.fault !== 'taken_back' : !post.wasPublic;
}
