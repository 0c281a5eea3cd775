import type { EntityManager } from '@mikro-orm/postgresql';
import { bundledArticles } from '@workspace/contracts/bundled-articles';

/** One view of an article by one visitor on one day. `visitorHash` (hex) identifies no one. */
export interface View {
  day: string;
  visitorHash: string;
  slug: string;
}

/**
 * Stores views by article and by day, each visitor hash once, however often it is submitted. A former slug counts for its
 * post; an unknown slug does not count. Rows are written in one order, so that concurrent processes do not deadlock.
 */
export async function storeViews(em: EntityManager, views: readonly View[]): Promise<void> {
  await em.execute(
    `with seen as (
      select v.day::date as day, decode(v."visitorHash", 'hex') as mark, v.slug
      from jsonb_to_recordset(?::jsonb) as v(day text, "visitorHash" text, slug text)
    ), placed as (
      select day, mark, coalesce(p.slug, moved.slug, case when seen.slug in (?) then seen.slug end) as slug
      from seen
      left join blog_posts p on p.slug = seen.slug and p.trashed_at is null
        and (p.status = 'published' or (p.status = 'scheduled' and p.publish_at <= now()))
      left join blog_post_former_slugs f on f.slug = seen.slug
      left join blog_posts moved on moved.id = f.post_id and moved.trashed_at is null and moved.status = 'published'
    ), fresh as (
      insert into blog_post_view_marks (day, mark)
      select day, mark from placed where slug is not null order by day, mark
      on conflict do nothing returning day, mark
    ), counted as (
      select day, slug, count(*) as views from placed join fresh using (day, mark) group by day, slug
    ), by_day as (
      insert into blog_view_days (day, views)
      select day, sum(views) from counted group by day order by day
      on conflict (day) do update set views = blog_view_days.views + excluded.views
    )
    insert into blog_post_views (slug, views)
    select slug, sum(views) from counted group by slug order by slug
    on conflict (slug) do update set views = blog_post_views.views + excluded.views`,
    [JSON.stringify(views), bundledArticles],
  );
}
