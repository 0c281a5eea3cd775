import type { Sql } from './fill-blog.ts';

/**
 * Filled by SQL, because the API would take hours. The index of searches is dropped: it would take minutes. Emails about
 * the requests are marked as sent: the API would send them during the measurement.
 */
const filling = [
  'drop index email_list_subscribers_inside',
  `insert into email_lists (name, description) values ('Benchmark', 'A million people')`,
  `insert into email_list_subscribers (email_list_id, email, first_name, last_name, status, unsubscribed_at, created_at)
   select (select id from email_lists where name = 'Benchmark'), 'person' || i || '@city.example', 'Ada', 'Number ' || i,
     case when i % 20 = 0 then 'unsubscribed' else 'subscribed' end,
     case when i % 20 = 0 then now() - (i % 400) * interval '1 day' end,
     now() - (1000000 - i) / 2500 * interval '1 day'
   from generate_series(1, 1000000) i`,
  `insert into email_lists (name, description) select 'List ' || i, 'Few people' from generate_series(1, 20) i`,
  `insert into blog_posts (title, slug, category, date, read_time, excerpt, content, published_on, status, updated_at)
   select 'Post about the road number ' || i, 'post-' || i, 'Smart Cities', 'May 1, 2026', '1 min read',
     'What a camera sees on the road, and what it means.', '<p>One.</p>', '2026-05-01',
     case when i % 50 = 0 then 'draft' else 'published' end, now() - (i % 400) * interval '1 day'
   from generate_series(1, 10000) i`,
  `insert into blog_post_views select 'post-' || i, i % 977 from generate_series(1, 10000) i`,
  `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at, answered_at,
     notified_at, soon_reminded_at, late_reminded_at)
   select 'Ada', 'Number ' || i, 'ada' || i || '@city.example', 'medium', 'full-service', now() - i * interval '10 minutes',
     case when i > 300 then now() end, now(), now(), now()
   from generate_series(1, 50000) i`,
  `insert into newsletter_campaigns (name, subject, email_list_id, html, text)
   select 'Campaign ' || i, 'News of the road ' || i, (select id from email_lists where name = 'Benchmark'), '<p>One.</p>', 'One.'
   from generate_series(1, 1000) i`,
  'vacuum analyze',
];

/** Fills the database of the console's benchmark. Returns the id of the list of 1,000,000. */
export async function fillConsole(sql: Sql): Promise<string> {
  for (const statement of filling) await sql(statement);
  const [list] = (await sql(`select id from email_lists where name = 'Benchmark'`)) as { id: string }[];
  return list!.id;
}
