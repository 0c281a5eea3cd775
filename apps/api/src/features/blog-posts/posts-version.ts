import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns the number that a trigger increments with every change visible to readers, in the same transaction. */
export async function postsVersion(em: EntityManager): Promise<string> {
  const [row] = await em.execute<[{ version: string }]>('select version::text from blog_posts_version');
  return row.version;
}

/** Scheduled posts that readers see already, although the job has not marked them: they change lists by themselves. */
const dueNow = `
  (select count(*) from blog_posts where status = 'scheduled' and trashed_at is null and publish_at <= now())`;

/** Returns a text that changes with what readers see now. */
export async function readersVersion(em: EntityManager): Promise<string> {
  const [row] = await em.execute<[{ now: string }]>(
    `select version || '.' || ${dueNow} as now from blog_posts_version`,
  );
  return row.now;
}

/** Returns a text that changes with every change, also of drafts and in the trash. */
export async function staffVersion(em: EntityManager): Promise<string> {
  const [row] = await em.execute<[{ now: string }]>(
    `select changes || '.' || ${dueNow} as now from blog_posts_version`,
  );
  return row.now;
}
