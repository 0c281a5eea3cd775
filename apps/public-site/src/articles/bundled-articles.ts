import type { ComponentType } from 'react';
import type { listViews } from '@workspace/contracts/blog-post-views';
import type { ResponseOf, InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { ArticleSummary } from './article-summary.ts';
import type { Heading } from './outline.ts';

type BundledSummary = ArticleSummary & { headings: readonly Heading[] };

const metas = import.meta.glob<BundledSummary>('../../content/blog/*.md', {
  query: '?meta',
  import: 'default',
  eager: true,
});
const figures = import.meta.glob<ComponentType | null>('../../content/blog/*.md', {
  query: '?figure',
  import: 'default',
  eager: true,
});
const figureOf = (Drawing: ComponentType | null | undefined) => (Drawing ? { figure: { Drawing } } : {});
const bodies = import.meta.glob<ComponentType>('../../content/blog/*.md', { import: 'default', eager: true });

/** The bundled articles, newest first. They are readable even while the API is down. */
export const bundledArticles: readonly BundledSummary[] = Object.entries(metas)
  .map(([path, meta]) => ({ ...meta, ...figureOf(figures[path]) }))
  .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));

/** A bundled article's summary, and the component of its text. */
export interface BundledArticle {
  summary: BundledSummary;
  Body: ComponentType;
}

/** Returns the bundled article with a slug. */
export function bundledArticle(slug: string): BundledArticle | undefined {
  const summary = bundledArticles.find((article) => article.slug === slug);
  return summary && { summary, Body: bodies[`../../content/blog/${slug}.md`]! };
}

/** Returns the input of the request for the views of bundled articles: all of them, or one. */
export const bundledViews = (slug?: string): InputOf<typeof listViews> => ({
  query: { slugs: slug ?? bundledArticles.map((article) => article.slug).join(',') },
});

const texts = import.meta.glob<string>('../../content/blog/*.md', { query: '?html', import: 'default' });

/** Returns the text of a bundled article for feeds, as HTML with figures described in text. */
export const loadBundledHtml = (slug: string): Promise<string> => texts[`../../content/blog/${slug}.md`]!();

/** Returns the views of a bundled article, once the API has responded. */
export const viewsOf = (read: ResponseOf<typeof listViews> | undefined, slug: string): { views?: string } =>
  read ? { views: read.views[slug] ?? '0' } : {};
