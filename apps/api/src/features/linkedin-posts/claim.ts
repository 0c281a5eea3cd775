import type { EntityManager } from '@mikro-orm/postgresql';
import type { PictureFailure } from '@workspace/contracts/linkedin-posts';
import { recordSystemChange } from '../audit-log/record-system-change.ts';
import { LinkedinPostEntity } from './linkedin-post-entity.ts';
import { secondsUntilListed } from './retry-delay.ts';

/** A lease on posting one article. `mayBeOut`: an earlier attempt ended with an unknown result. */
export interface Claim {
  blogPostId: string;
  run: number;
  organizationId: string;
  attempts: number;
  urls: string[];
  title: string | null;
  content: string | null;
  mayBeOut: boolean;
  /** The picture's failure before this attempt: that of the first post while a second one is made. */
  earlierPictureFault: PictureFailure | null;
}

/** An older lease has expired: the timeouts of its requests are shorter. */
export const minutesOfRun = 3;

const returned = `
  returning blog_post_id as "blogPostId", run, organization_id as "organizationId", attempts, urls, title, content,
    attempts > 1 as "mayBeOut", old.picture_fault as "earlierPictureFault"`;

/**
 * Leases an article that waits, or that a crashed worker left, and records the attempt before it is made. Undefined
 * when another process has it, the article was unpublished meanwhile, or there is nothing to do.
 */
export async function claimWaiting(em: EntityManager, blogPostId: string, url: string): Promise<Claim | undefined> {
  const [claim] = await em.execute<Claim[]>(
    `update linkedin_posts set ${startSql} where blog_post_id = ? and (
       (status = 'waiting' and next_at <= now()) or (${abandonedSql}))
     and exists (select from blog_posts b where b.id = blog_post_id and b.trashed_at is null
       and (b.status = 'published' or (b.status = 'scheduled' and b.publish_at <= now()))) ${returned}`,
    [url, url, blogPostId],
  );
  return claim;
}

const startSql = `status = 'posting', run = run + 1, attempts = attempts + 1, begun_at = now(), next_at = null,
  fault = null, detail = null, urls = case when ? = any (urls) then urls else array_append(urls, ?) end`;

/** A row with a URN was being posted a second time on purpose: that is never retried automatically. */
export const abandonedSql = `status = 'posting' and urn is null and begun_at < now() - interval '${minutesOfRun} minutes'`;

/** An article that a staff member posts manually, with their text. */
export interface RequestedPost {
  blogPostId: string;
  organizationId: string;
  title: string;
  content: string;
  askedBy: string;
}

/**
 * Leases an article for a staff member's request, even if it never waited. Undefined while it is being posted or an
 * attempt may have posted it, or when it is posted and `again` does not confirm a second post.
 */
export async function claimRequested(
  em: EntityManager,
  { blogPostId, organizationId, title, content, askedBy }: RequestedPost,
  url: string,
  again: boolean,
): Promise<Claim | undefined> {
  const [claim] = await em.execute<Claim[]>(
    `insert into linkedin_posts as p
       (blog_post_id, organization_id, title, content, asked_by, status, run, attempts, begun_at, next_at, urls)
     values (?, ?, ?, ?, ?, 'posting', 1, 1, now(), null, array[?::text])
     on conflict (blog_post_id) do update set status = 'posting', run = p.run + 1, attempts = p.attempts + 1,
       begun_at = now(), next_at = null, fault = null, detail = null, organization_id = excluded.organization_id,
       title = excluded.title, content = excluded.content, asked_by = excluded.asked_by,
       picture_attempts = case when p.picture_fault is null then p.picture_attempts else 0 end, picture_fault = null,
       urls = case when ? = any (p.urls) then p.urls else array_append(p.urls, ?) end
     where (p.status in ('waiting', 'failed', 'skipped') and (p.fault is distinct from 'linkedin_away'
         or p.begun_at <= now() - interval '${secondsUntilListed} seconds'))
       or (p.status = 'posted' and ?)
       or (p.status = 'posting' and p.begun_at < now() - interval '${minutesOfRun} minutes' and (p.urn is null or ?))
     ${returned}`,
    [blogPostId, organizationId, title, content, askedBy, url, url, url, again, again],
  );
  return claim && { ...claim, mayBeOut: claim.mayBeOut && !again };
}

/** The outcome of an attempt. */
export type Outcome = Pick<LinkedinPostEntity, 'status'> &
  Partial<Pick<LinkedinPostEntity, 'fault' | 'detail' | 'urn' | 'postedAt' | 'nextAt' | 'pictureFault'>>;

/**
 * Stores the outcome of an attempt, unless a later one has taken over. Returns true when it was stored. `job`: its name
 * when no staff member requested the attempt.
 */
export function settle(
  em: EntityManager,
  { blogPostId, run }: Claim,
  outcome: Outcome,
  job: string | undefined,
): Promise<boolean> {
  return em.transactional(async (inside) => {
    const whole = { fault: null, detail: null, nextAt: null, ...outcome };
    const isStored = (await inside.nativeUpdate(LinkedinPostEntity, { blogPostId, run, status: 'posting' }, whole)) > 0;
    const { status, fault, urn } = outcome;
    if (isStored && job && status !== 'waiting')
      await recordSystemChange(inside, {
        origin: job,
        action: 'postArticleToLinkedin',
        resource: 'linkedin',
        resourceId: blogPostId,
        changes: { status, ...(fault && { fault }), ...(urn && { urn }) },
      });
    return isStored;
  });
}

/** Returns true while the lease is still the current one. */
export async function isCurrent(em: EntityManager, { blogPostId, run }: Claim): Promise<boolean> {
  return (await em.count(LinkedinPostEntity, { blogPostId, run, status: 'posting' })) > 0;
}
