import type { EntityManager } from '@mikro-orm/postgresql';

/** Creates a draft for a list of this many made-up subscribers, with one published post. */
export async function createBigCampaign(
  em: EntityManager,
  recipients: number,
  { tracksClicks = false } = {},
): Promise<{ id: string; emailListId: string }> {
  const slug = `big-${recipients}-${Date.now()}`;
  const [post] = await em.execute<{ id: string }[]>(
    `insert into blog_posts (title, slug, category, date, published_on, read_time, excerpt, content, status, published_at)
     values ('What a pothole costs', ?, 'Pavement Management', 'January 22, 2025', '2025-01-22', '5 min read', 'Cracks let water in.',
       '<p>Water.</p>', 'published', now()) returning id`,
    [slug],
  );
  const [list] = await em.execute<{ id: string }[]>(`insert into email_lists (name) values (?) returning id`, [slug]);
  await em.execute(
    `insert into email_list_subscribers (email_list_id, email, first_name)
     select ?, 'reader' || n || '@example.org', 'Anna' from generate_series(1, ?) n`,
    [list!.id, recipients],
  );
  await em.execute('analyze email_list_subscribers');
  const [campaign] = await em.execute<{ id: string }[]>(
    `insert into newsletter_campaigns (name, subject, email_list_id, blog_post_ids, tracks_clicks)
     values ('Big', 'Three things to look at before winter', ?, array[?], ?) returning id`,
    [list!.id, post!.id, tracksClicks],
  );
  return { id: campaign!.id, emailListId: list!.id };
}
