import { brand } from '@workspace/contracts/brand';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { blogDescription } from '../../src/pages/blog/blog-description.ts';
import type { ArticleSummary } from '../../src/articles/article-summary.ts';

/**
 * Removes characters that XML cannot represent, not even as references: one of them makes the whole feed unreadable.
 */
// oxlint-disable-next-line no-control-regex
const writable = (xml: string): string => xml.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

const text = (words: string): string => escapeMarkup(writable(words));
const cdata = (html: string): string => `<![CDATA[${writable(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** An article with its text as HTML with absolute links, and the notice that a model helped write it. */
export type FeedArticle = ArticleSummary & { content: string; aiNotice?: string | undefined };

/** Readers of the feed may never open the page, so the notice comes with the text. */
const withNotice = ({ content, aiNotice }: FeedArticle): string =>
  aiNotice ? `<p><em>${escapeMarkup(aiNotice)}</em></p>${content}` : content;

/** Returns the blog's feed as RSS 2.0 with the full text. `posts` are newest first. */
export function renderRss(origin: string, posts: readonly FeedArticle[]): string {
  const items = posts.map((article) => {
    const { title, slug, excerpt, category, createdAt, publishedAt = createdAt } = article;
    return [
      `<item><title>${text(title)}</title><link>${escapeMarkup(`${origin}/blog/${slug}`)}</link>`,
      `<guid isPermaLink="true">${escapeMarkup(`${origin}/blog/${slug}`)}</guid>`,
      `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate><category>${text(category)}</category>`,
      `<description>${text(excerpt)}</description><content:encoded>${cdata(withNotice(article))}</content:encoded></item>`,
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>The Road Forward · ${escapeMarkup(brand.name)}</title><link>${escapeMarkup(origin)}/blog</link>
<description>${escapeMarkup(blogDescription)}</description><language>en</language>
<atom:link href="${escapeMarkup(origin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>`;
}
