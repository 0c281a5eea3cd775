import type { EntityManager } from '@mikro-orm/postgresql';

/** Moves the views of a post to its new slug. */
export async function carryViews(em: EntityManager, from: string, to: string): Promise<void> {
  await em.execute(
    `with carried as (delete from blog_post_views where slug = ? returning views)
    insert into blog_post_views (slug, views) select ?, views from carried
    on conflict (slug) do update set views = blog_post_views.views + excluded.views`,
    [from, to],
  );
}
