import { readFile } from 'node:fs/promises';
import { Registry } from 'prom-client';
import fastify, { type FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import * as entry from '../../src/entry-server.tsx';
import { buildApp } from '../app.ts';

export const origin = 'https://site.example';

interface TestSite {
  site: FastifyInstance;
  /** The requests that the API received. */
  received: { url: string; id: unknown }[];
  stop: () => Promise<void>;
}

/** Starts the site, rendered from its sources, with posts that a test may change while it runs. */
export async function startTestSite(posts: Map<string, BlogPost>): Promise<TestSite> {
  const api = apiOf(posts);
  const received: TestSite['received'] = [];
  api.addHook('onRequest', async ({ url, headers }) => void received.push({ url, id: headers['x-request-id'] }));
  const template = await readFile(new URL('../../index.html', import.meta.url), 'utf8');
  const config = {
    host: 'localhost',
    port: 0,
    apiUrl: await api.listen({ port: 0 }),
    staffConsoleUrl: 'https://console.example',
    publicOrigin: origin,
    trustedProxies: ['loopback'],
    isDevelopment: false,
    cachesPages: false,
    operation: { commit: 'abcdef1', metricsToken: undefined, tracesTo: undefined },
    stop: { stopSeconds: 5, drainSeconds: 0 },
    logLevel: 'silent',
  };
  const pages = {
    ...entry,
    bundled: async () => entry,
    drawRoad: async () => entry.drawRoad(),
    template: async () => template,
  };
  const release = { service: 'public-site', version: '1.2.3', commit: 'abcdef1', contract: '1' };
  const operations = { release, metrics: new Registry(), metricsToken: undefined };
  const site = await buildApp(config, operations, pages);
  const stop = async () => {
    await site.close();
    await api.close();
  };
  return { site, received, stop };
}

function apiOf(posts: Map<string, BlogPost>): FastifyInstance {
  const api = fastify();
  api.get('/api/blog-posts', async () => ({
    posts: [...posts.values()],
    total: posts.size,
    categories: [],
    standIns: [...posts.keys()],
  }));
  api.get('/api/newsletter-issues', async () => ({ issues: [] }));
  api.get('/api/blog-posts/version', async () => ({ version: '1' }));
  api.get<{ Params: { slug: string } }>('/api/blog-posts/slug/:slug', async ({ params }, reply) =>
    posts.has(params.slug) ? { post: posts.get(params.slug) } : reply.code(404).send('gone'),
  );
  api.post('/api/blog-post-previews', async ({ headers, body }, reply) => {
    if (headers['sec-fetch-site'] !== 'same-origin')
      return reply.code(403).send('This request came from another site.');
    return headers.cookie ? { post: body } : reply.code(401).send('Sign in to continue.');
  });
  return api;
}

/** Parses the head of a page. */
export async function headOf(site: FastifyInstance, path: string) {
  const { body } = await site.inject({ url: path });
  const { document } = new JSDOM(body).window;
  const named = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');
  return {
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    named,
    graph: (data?.['@graph'] ?? []) as Record<string, unknown>[],
  };
}
