import type { ManagedPost } from '@workspace/contracts/blog-posts';
import type { LinkedinPost } from '@workspace/contracts/linkedin-posts';

/** Whether being published posts an article to LinkedIn. A new one has no `post` yet; `outcome`: what became of it there. */
export function goesToLinkedin(
  post: Pick<ManagedPost, 'status' | 'wasPublic'> | undefined,
  outcome: Pick<LinkedinPost, 'status' | 'fault'> | undefined,
): boolean {
  if (!post) return true;
  if (post.status === 'published') return false;
  return outcome ? outcome.status === 'skipped' && outcome.fault !== 'taken_back' : !post.wasPublic;
}
