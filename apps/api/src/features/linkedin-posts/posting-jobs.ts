import type { EntityManager } from '@mikro-orm/postgresql';
import { everyMinute } from '../../jobs/every-minute.ts';
import type { Job, PieceJob } from '../../jobs/jobs.ts';
import { minutesOfRun } from './claim.ts';
import { postLinkedinName, postWaiting } from './post-waiting.ts';
import type { PostingDeps } from './posting-deps.ts';

const reconcileName = 'sweep-linkedin';

/** Enqueues a job for every due article when LinkedIn is configured. */
export function reconcileLinkedinJob(
  newEm: () => EntityManager,
  isConfigured: boolean,
): Job & { name: typeof reconcileName } {
  return {
    name: reconcileName,
    cron: everyMinute,
    isTimed: true,
    run: async ({ enqueueAll }) => {
      const due = isConfigured ? await duePosts(newEm()) : [];
      await enqueueAll(
        postLinkedinName,
        due.map((blogPostId) => ({ key: blogPostId, data: { blogPostId } })),
      );
      return { due: due.length };
    },
  };
}

/** Returns the articles that are due, and those that a crashed worker left. */
export async function duePosts(em: EntityManager): Promise<string[]> {
  // A deliberate second post with an unknown result is not retried: the first remains.
  await em.execute(`
    update linkedin_posts set status = 'posted'
    where status = 'posting' and urn is not null and begun_at < now() - interval '${minutesOfRun} minutes'`);
  const due = await em.execute<{ id: string }[]>(`
    select blog_post_id as id from linkedin_posts
    where (status = 'waiting' and next_at <= now())
      or (status = 'posting' and begun_at < now() - interval '${minutesOfRun} minutes')
    order by created_at, blog_post_id`);
  return due.map(({ id }) => id);
}

/** Posts one article. If it has to wait, the reconcile job runs at its time. */
export function postLinkedinJob(deps: PostingDeps): PieceJob {
  return {
    name: postLinkedinName,
    pairs: 1,
    run: async (data, _signal, { enqueue }) => {
      const { blogPostId } = data as { blogPostId: string };
      const { status, fault, nextAt, omitted } = (await postWaiting(deps, blogPostId)) ?? {};
      // Delayed until this job has ended, because the reconcile job does not enqueue a duplicate.
      if (nextAt) enqueue(reconcileName, new Date(Math.max(nextAt.getTime(), Date.now() + 1_000)));
      return {
        postId: blogPostId,
        status,
        ...(fault && { fault }),
        ...(omitted && { fault: fault ?? omitted.fault, pictureFault: omitted.fault, pictureCode: omitted.code }),
      };
    },
  };
}
