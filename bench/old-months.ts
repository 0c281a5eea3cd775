import { deleteOldEntries } from '../apps/api/src/features/audit-log/delete-old-entries.ts';
import { deleteOldClicks } from '../apps/api/src/features/newsletter-clicks/delete-old-clicks.ts';
import { useOldMonths } from '../apps/api/test/use-old-months.ts';

type TimeOf = (what: string, work: () => Promise<unknown>) => Promise<void>;

const rows = 100_000;

/**
 * Measures taking a month of 100,000 rows out of the other tables by month, beside deleting as many by row, and the
 * size of the figures of views, which are not by month.
 */
export async function measureOldMonths(newEm: Parameters<typeof deleteOldClicks>[0], timeOf: TimeOf): Promise<void> {
  const sql = <T extends object>(statement: string, values: unknown[] = []) => newEm().execute<T[]>(statement, values);
  const { monthAgo, campaignOf, partitions } = useOldMonths(sql);
  const month = monthAgo(6);

  await partitions.cut('newsletter_clicks', month);
  const fill = (campaign: string) =>
    sql(
      `insert into newsletter_clicks (id, campaign_id, delivery_id, link, at, is_machine, standing)
       select gen_random_uuid(), ?, n, 1, now() - interval '100 days', false, 'first' from generate_series(1, ${rows}) n`,
      [campaign],
    );
  const old = await campaignOf(month);
  await fill(old);
  const show = (count: { deleted: number }) => console.log(`rows: ${count.deleted}`);
  await timeOf('clicks: a month goes', async () => show(await deleteOldClicks(newEm)));
  await fill(old);
  await timeOf('clicks: as many go by row', async () => show(await deleteOldClicks(newEm)));

  await partitions.cut('audit_log', month);
  const enter = (at: string) =>
    sql(
      `insert into audit_log (at, person, action, resource, resource_id, changes, request_id)
       select ?::timestamptz + n * interval '10 seconds', 'ada@lanesight.ai', 'changePost', 'blog-posts', gen_random_uuid(),
         '[{"field": "title", "before": "Before", "after": "After"}]', 'req-' || n from generate_series(1, ${rows}) n`,
      [at],
    );
  await enter(month);
  await timeOf('audit log: a month goes', async () => show(await deleteOldEntries(newEm, 60)));
  await enter(month);
  await timeOf('audit log: as many go by row', async () => show(await deleteOldEntries(newEm, 60)));

  await sql(`insert into blog_post_views select 'a-post-with-a-long-name-' || n, n from generate_series(1, 10000) n`);
  await sql(`insert into blog_view_days select current_date - n, n from generate_series(1, 5 * 365) n`);
  const [size] = await sql<{ posts: number; days: number }>(
    `select pg_total_relation_size('blog_post_views')::int as posts, pg_total_relation_size('blog_view_days')::int as days`,
  );
  console.log(`views of 10,000 posts: ${size!.posts} bytes; of the days of five years: ${size!.days} bytes`);
}
