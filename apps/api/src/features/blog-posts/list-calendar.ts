import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarPost } from '@workspace/contracts/managed-posts';

const maxPosts = 500;

/** Returns the posts that are or were published in a period, by time. */
export async function postsBetween(em: EntityManager, from: string, to: string): Promise<CalendarPost[]> {
  const rows = await em.execute<(Omit<CalendarPost, 'at' | 'updatedAt'> & { at: Date; updatedAt: Date })[]>(
    `select id, title, date, at, updated_at as "updatedAt",
       case when status = 'scheduled' and publish_at > now() then 'scheduled' else 'published' end as status
     from (
       select *, case when status = 'scheduled' then publish_at else coalesce(published_at, created_at) end as at
       from blog_posts where trashed_at is null and status <> 'draft'
     ) p
     where at >= ? and at < ? order by at, id limit ?`,
    [from, to, maxPosts],
  );
  const iso = (time: Date) => new Date(time).toISOString();
  return rows.map((row) => ({ ...row, at: iso(row.at), updatedAt: iso(row.updatedAt) }));
}
