import type { FastifyInstance, FastifyReply } from 'fastify';
import { getPostBySlug, listPosts } from '@workspace/contracts/blog-posts';
import { brand } from '@workspace/contracts/brand';
import { call, type CallOptions } from '@workspace/contracts/endpoint/call';
import { listIssues } from '@workspace/contracts/newsletter-issues';
import { canBeUndone } from '@workspace/contracts/undo-publishing';
import { footnotesForFeed } from '../../src/articles/footnotes.ts';
import { cleanHtml } from '../clean/clean-html.ts';
import type { PageSource } from '../page-source.ts';
import { plainPage } from '../plain-page.ts';
import { absoluteLinks } from './absolute-links.ts';
import { listArticles } from './list-articles.ts';
import { manifest } from './manifest.ts';
import { renderRss, type FeedArticle } from './rss.ts';
import { securityExpiry } from './security-expiry.ts';
import { renderRobots } from './robots.ts';
import { renderSitemap } from './sitemap.ts';

export interface SeoDeps {
  origin: string;
  api: CallOptions;
  /** Pages that search engines may index. */
  paths: readonly string[];
  /** The bundled articles. */
  bundled: PageSource['bundled'];
}

const inFeed = 20;

/**
 * Registers the files for search engines, feed readers, devices and security reports: robots, manifest, security.txt,
 * sitemap, feed.
 */
export function seoRoutes(app: FastifyInstance, { origin, api, paths, bundled }: SeoDeps): void {
  const text = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', 'public, max-age=300').type(`${type}; charset=utf-8`).send(body);

  app.get('/robots.txt', (_request, reply) => text(reply, 'text/plain', renderRobots(origin)));

  app.get('/manifest.webmanifest', (_request, reply) =>
    text(reply, 'application/manifest+json', JSON.stringify(manifest)),
  );

  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = securityExpiry(new Date()).toISOString();
    const lines = [`Contact: mailto:${brand.contactEmail}`, `Expires: ${expires}`, 'Preferred-Languages: en'];
    return text(reply, 'text/plain', `${lines.join('\n')}\nCanonical: ${origin}/.well-known/security.txt\n`);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const articles = await listArticles(api, bundled);
    if (!articles) return plainPage(reply, 503);
    const archive = (await hasArchive(api)) ? ['/newsletters'] : [];
    return text(reply, 'application/xml', renderSitemap(origin, [...paths, ...archive], articles));
  });

  app.get('/blog/rss.xml', async (_request, reply) => {
    try {
      return text(reply, 'application/rss+xml', renderRss(origin, await newestWhole({ origin, api, bundled })));
    } catch (err) {
      app.log.warn({ event: 'feed_not_drawn', err });
      return plainPage(reply, 503);
    }
  });
}

/** Returns true when the archive of the newsletter lists something. Without the API, the sitemap does without it. */
async function hasArchive(api: CallOptions): Promise<boolean> {
  const listed = await call(listIssues, {}, api).catch(() => undefined);
  return (listed?.issues.length ?? 0) > 0;
}

/** Returns the newest articles with their full text, from the API or the bundle. */
async function newestWhole({
  origin,
  api,
  bundled,
}: Pick<SeoDeps, 'origin' | 'api' | 'bundled'>): Promise<FeedArticle[]> {
  const listed = await call(listPosts, { query: { pageSize: inFeed } }, api);
  const now = Date.now();
  // A feed reader keeps what it has fetched, although the publication is undone.
  const posts = listed.posts.filter(({ publishedAt, createdAt }) => !canBeUndone(publishedAt ?? createdAt, now));
  const { bundledArticles, loadBundledHtml, mergeArticles } = await bundled();
  const newest = mergeArticles(posts, bundledArticles, { search: '', standIns: listed.standIns }).slice(0, inFeed);
  const ofStaff = new Set(posts.map(({ slug }) => slug));
  return Promise.all(
    newest.map(async (article) => {
      const whole = (html: string) => absoluteLinks(html, `${origin}/blog/${article.slug}`);
      if (!ofStaff.has(article.slug)) return { ...article, content: whole(await loadBundledHtml(article.slug)) };
      const { post } = await call(getPostBySlug, { params: { slug: article.slug } }, api);
      return { ...post, content: whole(footnotesForFeed(await cleanHtml(post.content))) };
    }),
  );
}
