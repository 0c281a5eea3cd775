import type { EntityManager } from '@mikro-orm/postgresql';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { readablePosts } from '../blog-posts/readable.ts';
import { abandonedSql, claimWaiting, type Outcome } from './claim.ts';
import { LinkedinPostEntity } from './linkedin-post-entity.ts';
import type { PostingDeps } from './posting-deps.ts';
import { lookDelay } from './retry-delay.ts';
import { runPosting, type Attempt } from './run-posting.ts';

/** The name of the job. */
export const postLinkedinName = 'post-to-linkedin';

/** Returns the public URL of an article. */
export const articleUrl = (publicOrigin: string, slug: string): string => `${publicOrigin}/blog/${slug}`;

/** Posts a waiting article once its public page responds. Returns the row; undefined when there was nothing to do. */
export async function postWaiting(
  deps: PostingDeps,
  blogPostId: string,
): Promise<Pick<Attempt, 'status' | 'fault' | 'nextAt' | 'omitted'> | undefined> {
  const { newEm, publicOrigin, probePage } = deps;
  const article = await newEm().findOne(BlogPostEntity, { $and: [{ id: blogPostId }, readablePosts()] });
  if (!article) return skip(newEm(), blogPostId);
  const url = articleUrl(publicOrigin, article.slug);
  if ((await probePage(url)) !== 200) return probeLater(newEm(), blogPostId);
  const claim = await claimWaiting(newEm(), blogPostId, url);
  if (!claim) return undefined;
  return runPosting(deps, claim, article, postLinkedinName);
}

/** Skips an article that is not public when its time comes; publishing it queues it again. */
async function skip(em: EntityManager, blogPostId: string): Promise<undefined> {
  await em.execute(
    `update linkedin_posts set status = 'skipped', fault = 'not_published', next_at = null
     where blog_post_id = ? and (status = 'waiting' or (${abandonedSql}))`,
    [blogPostId],
  );
}

async function probeLater(em: EntityManager, blogPostId: string): Promise<Outcome | undefined> {
  const row = await em.findOne(LinkedinPostEntity, { blogPostId, status: 'waiting' });
  if (!row) return undefined;
  const looks = row.looks + 1;
  const nextAt = new Date(Date.now() + lookDelay(looks) * 1_000);
  // A staff member may have cancelled it meanwhile.
  const again = { looks, nextAt, fault: 'page_unreachable' } as const;
  const changed = await em.nativeUpdate(LinkedinPostEntity, { blogPostId, status: 'waiting' }, again);
  return changed > 0 ? { status: 'waiting', ...again } : undefined;
}
