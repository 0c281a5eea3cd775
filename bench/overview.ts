import { loadavg } from 'node:os';
import { request } from 'playwright';
import { connectDatabase } from '../apps/api/src/database/orm.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { median } from './statistics.ts';

/**
 * Measures the console's overview with 1,000,000 subscribers, 50,000 requests and 10,000 posts, in turn with the
 * lightest call of staff, which reads the session alone.
 */
const rounds = 60;

/** Filled by SQL, because the API would take hours. The index of searches is dropped: it would take minutes. */
const filling = [
  'drop index email_list_subscribers_inside',
  `insert into email_list_subscribers (email_list_id, email, status, unsubscribed_at, created_at)
   select (select id from email_lists limit 1), 'p' || i || '@city.example',
     case when i % 20 = 0 then 'unsubscribed' else 'subscribed' end,
     case when i % 20 = 0 then now() - (i % 400) * interval '1 day' end,
     now() - (1000000 - i) / 2500 * interval '1 day'
   from generate_series(1, 1000000) i`,
  `insert into blog_posts (title, slug, category, date, read_time, excerpt, content, published_on, status, updated_at)
   select 'Post ' || i, 'post-' || i, 'Smart Cities', 'May 1, 2026', '1 min read', 'Short.', '<p>One.</p>', '2026-05-01',
     case when i % 50 = 0 then 'draft' else 'published' end, now() - (i % 400) * interval '1 day'
   from generate_series(1, 10000) i`,
  `insert into blog_post_views select 'post-' || i, i % 977 from generate_series(1, 10000) i`,
  `insert into blog_view_days select current_date - i, 900 + i from generate_series(0, 400) i`,
  `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at, answered_at)
   select 'Ada', 'Number ' || i, 'ada@city.example', 'medium', 'full-service', now() - i * interval '10 minutes',
     case when i > 300 then now() end
   from generate_series(1, 50000) i`,
  'vacuum analyze',
];

const product = await startTemporaryProduct();
try {
  const orm = await connectDatabase(product.databaseUrl);
  for (const sql of filling) await orm.em.fork().execute(sql);
  await orm.close();
  const staff = await request.newContext({ baseURL: product.origins.site });
  const form = await staff.get('/api/login');
  await staff.post(form.url(), { form: { email: 'ada@lanesight.ai', verified: 'on' } });
  const times = { overview: [] as number[], session: [] as number[] };
  const timed = async (path: string): Promise<number> => {
    const begin = performance.now();
    const response = await staff.get(path);
    if (!response.ok()) throw new Error(await response.text());
    await response.body();
    return performance.now() - begin;
  };
  for (let round = 0; round < rounds; round += 1) {
    times.overview.push(await timed('/api/overview'));
    times.session.push(await timed('/api/auth/user'));
  }
  const rowOf = (all: number[]) => ({
    'median ms': Math.round(median(all)),
    '95th percentile': Math.round(all.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1]!),
  });
  console.table({ overview: rowOf(times.overview), 'session alone': rowOf(times.session) });
  const ratio = median(times.overview) / median(times.session);
  console.log(`ratio ${ratio.toFixed(1)}, ${rounds} rounds, load ${loadavg()[0]!.toFixed(1)}`);
  await staff.dispose();
} finally {
  await product.stop();
}
