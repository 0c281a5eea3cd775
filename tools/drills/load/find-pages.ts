import type { Database } from '../fleet/database.ts';

/** Returns pages that visitors read: fixed ones, lists, searches and the newest articles. */
export async function findPages(orm: Database): Promise<string[]> {
  const rows = await orm.em
    .fork()
    .execute<{ slug: string }[]>(`select slug from blog_posts where status = 'published' order by date desc limit 8`);
  const articles = rows.map(({ slug }) => `/blog/${slug}`);
  return ['/', '/blog', '/blog?search=road', '/case-studies', '/blog?search=crack', ...articles];
}
