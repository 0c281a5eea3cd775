import type { BlogPost } from '@workspace/contracts/blog-posts';
import { brand } from '@workspace/contracts/brand';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
const cdata = (html: string): string => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** The feed of the blog, RSS 2.0 with the full text. `posts` are newest first. */
export function rss(origin: string, posts: readonly BlogPost[]): string {
  const items = posts.map(({ title, slug, excerpt, content, category, createdAt }) =>
    [
      `<item><title>${escaped(title)}</title><link>${escaped(`${origin}/blog/${slug}`)}</link>`,
      `<guid isPermaLink="true">${escaped(`${origin}/blog/${slug}`)}</guid>`,
      `<pubDate>${new Date(createdAt).toUTCString()}</pubDate><category>${escaped(category)}</category>`,
      `<description>${escaped(excerpt)}</description><content:encoded>${cdata(content)}</content:encoded></item>`,
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>The Road Forward · ${escaped(brand.name)}</title><link>${escaped(origin)}/blog</link>
<description>${escaped(brand.description)}</description><language>en</language>
<atom:link href="${escaped(origin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>`;
}
