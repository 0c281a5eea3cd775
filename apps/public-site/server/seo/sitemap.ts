import { blogCategories } from '@workspace/contracts/blog-categories';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import type { ArticleSummary } from '../../src/articles/article-summary.ts';
import { blogAddress } from '../../src/pages/blog/blog-query.ts';

type Dated = Pick<ArticleSummary, 'slug' | 'category' | 'updatedAt' | 'publishedAt' | 'noIndex'>;

/** Readers see a scheduled post change when it is published, after its last save. */
const changedAt = ({ updatedAt, publishedAt = updatedAt }: Dated): string =>
  publishedAt > updatedAt ? publishedAt : updatedAt;

/**
 * Returns the sitemap. Posts have the date of their last save and the blog that of its newest change; other pages have
 * no known date. Categories have a page when they list something. Posts that search engines should not list are left out.
 */
export function renderSitemap(origin: string, paths: readonly string[], posts: readonly Dated[]): string {
  const newest = posts.map(changedAt).toSorted().at(-1);
  const entry = (path: string, changed?: string) =>
    `<url><loc>${escapeMarkup(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  const pages = paths.map((path) => entry(path, path === '/blog' ? newest : undefined));
  const listed = posts.filter(({ noIndex }) => noIndex !== true);
  const categories = blogCategories.filter((name) => posts.some(({ category }) => category === name));
  const views = categories.map((category) => entry(blogAddress({ category })));
  const articles = listed.map((post) => entry(`/blog/${post.slug}`, changedAt(post)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages, ...views, ...articles].join('')}</urlset>`;
}
