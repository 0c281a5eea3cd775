import { describe, expect, it } from 'vitest';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { absoluteLinks } from './absolute-links.ts';
import { renderRss } from './rss.ts';
import { renderSitemap } from './sitemap.ts';

const post: BlogPost = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Cracks & seals <1>',
  slug: 'cracks',
  excerpt: 'What "sealed" means',
  content: '<p>Text ]]> more</p>',
  category: 'Safety & Compliance',
  date: 'January 1, 2025',
  readTime: '2 min read',
  views: '0',
  tags: [],
  createdAt: '2025-01-01T10:00:00.000Z',
  updatedAt: '2025-02-03T10:00:00.000Z',
};

describe('sitemap and feed', () => {
  it('gives posts their save date, the blog its newest change, and other pages no date', () => {
    const older = { ...post, slug: 'older', updatedAt: '2024-02-03T10:00:00.000Z' };
    const xml = renderSitemap('https://x.example', ['/', '/blog'], [older, post]);
    expect(xml).toContain('<url><loc>https://x.example/</loc></url>');
    expect(xml).toContain('<loc>https://x.example/blog</loc><lastmod>2025-02-03T10:00:00.000Z</lastmod>');
    expect(xml).toContain('<loc>https://x.example/blog/cracks</loc><lastmod>2025-02-03T10:00:00.000Z</lastmod>');
  });

  it('lists the categories of the blog that have an article', () => {
    const xml = renderSitemap('https://x.example', ['/blog'], [post]);
    expect(xml).toContain('<loc>https://x.example/blog?category=Safety+%26+Compliance</loc>');
    expect(xml.match(/category=/g)).toHaveLength(1);
  });

  it('leaves a post out of the sitemap that search engines should not list', () => {
    const xml = renderSitemap('https://x.example', ['/blog'], [post, { ...post, slug: 'hidden', noIndex: true }]);
    expect(xml).toContain('/blog/cracks<');
    expect(xml).not.toContain('hidden');
  });

  it('includes the full text in the feed and escapes the end of a CDATA section', () => {
    const xml = renderRss('https://x.example', [post]);
    expect(xml).toContain('<title>Cracks &#38; seals &#60;1&#62;</title>');
    expect(xml).toContain('<![CDATA[<p>Text ]]]]><![CDATA[> more</p>]]>');
  });

  it('removes characters from the feed that XML cannot represent or that hide the end of a CDATA section', () => {
    const xml = renderRss('https://x.example', [
      { ...post, title: 'Cracks\u0001 \ud800', content: '<p>Text ]]\u0008> \uffff🛣️</p>' },
    ]);
    expect(xml).toContain('<title>Cracks </title>');
    expect(xml).toContain('<![CDATA[<p>Text ]]]]><![CDATA[> 🛣️</p>]]>');
  });

  it('dates articles by their publication, and a scheduled one as changed when it was published', () => {
    const scheduled = { ...post, publishedAt: '2025-03-01T06:00:00.000Z' };
    expect(renderRss('https://x.example', [scheduled])).toContain('<pubDate>Sat, 01 Mar 2025 06:00:00 GMT</pubDate>');
    expect(renderSitemap('https://x.example', [], [scheduled])).toContain(
      '<lastmod>2025-03-01T06:00:00.000Z</lastmod>',
    );
  });

  it('describes the blog in the feed', () => {
    expect(renderRss('https://x.example', [post])).toContain('<description>Articles for city engineers');
  });

  it('makes the links of an article absolute and leaves text unchanged', () => {
    const content =
      '<p><a href="/faq">FAQ</a> <a href="#cost">cost</a> <a href="mailto:a@b.example">mail</a> href="/x"</p>';
    expect(absoluteLinks(content, 'https://x.example/blog/cracks')).toBe(
      '<p><a href="https://x.example/faq">FAQ</a> <a href="https://x.example/blog/cracks#cost">cost</a> <a href="mailto:a@b.example">mail</a> href="/x"</p>',
    );
  });
});
