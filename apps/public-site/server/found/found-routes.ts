import type { FastifyInstance, FastifyReply } from 'fastify';
import { getPostBySlug, listPosts } from '@workspace/contracts/blog-posts';
import { brand } from '@workspace/contracts/brand';
import { call, type CallOptions } from '@workspace/contracts/endpoint/call';
import { plainPage } from '../plain-page.ts';
import { manifest } from './manifest.ts';
import { rss } from './rss.ts';
import { sitemap } from './sitemap.ts';

export interface FoundDeps {
  origin: string;
  api: CallOptions;
  /** Pages that anyone may find. */
  paths: readonly string[];
}

const inFeed = 20;

/** What searchers, readers' programs and those who report a fault look for. */
export function foundRoutes(app: FastifyInstance, { origin, api, paths }: FoundDeps): void {
  const text = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', 'public, max-age=300').type(`${type}; charset=utf-8`).send(body);

  app.get('/robots.txt', (_request, reply) =>
    text(reply, 'text/plain', `User-agent: *\nDisallow: /cms\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml\n`),
  );

  app.get('/manifest.webmanifest', (_request, reply) =>
    text(reply, 'application/manifest+json', JSON.stringify(manifest)),
  );

  app.get('/.well-known/security.txt', (_request, reply) => {
    const nextYear = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 1)).toISOString();
    const lines = [`Contact: mailto:${brand.contactEmail}`, `Expires: ${nextYear}`, 'Preferred-Languages: en'];
    return text(reply, 'text/plain', `${lines.join('\n')}\nCanonical: ${origin}/.well-known/security.txt\n`);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const { posts } = await call(listPosts, {}, api).catch(() => ({ posts: undefined }));
    if (!posts) return plainPage(reply, 503);
    return text(reply, 'application/xml', sitemap(origin, paths, posts));
  });

  app.get('/blog/rss.xml', async (_request, reply) => {
    try {
      const { posts } = await call(listPosts, {}, api);
      const newest = posts.slice(0, inFeed);
      const whole = await Promise.all(newest.map(({ slug }) => call(getPostBySlug, { params: { slug } }, api)));
      return text(
        reply,
        'application/rss+xml',
        rss(
          origin,
          whole.map(({ post }) => post),
        ),
      );
    } catch (err) {
      app.log.warn({ event: 'feed_not_drawn', err });
      return plainPage(reply, 503);
    }
  });
}
