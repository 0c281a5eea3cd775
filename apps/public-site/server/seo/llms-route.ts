import type { FastifyInstance } from 'fastify';
import type { PageSummary } from '../../src/head/head-html.ts';
import { plainPage } from '../plain-page.ts';
import { listArticles } from './list-articles.ts';
import { renderLlms, type ListedPage } from './llms.ts';
import type { SeoDeps } from './seo-routes.ts';

interface LlmsDeps extends Pick<SeoDeps, 'origin' | 'api' | 'paths' | 'bundled'> {
  /** Returns the title and the description of a page. */
  summaryOf: (path: string) => Promise<PageSummary | undefined>;
}

/** Serves `llms.txt`, made from the titles and descriptions of the pages. */
export function llmsRoute(app: FastifyInstance, { origin, api, paths, bundled, summaryOf }: LlmsDeps): void {
  // A page's title and description change with a release alone.
  let pages: ListedPage[] | undefined;
  app.get('/llms.txt', async (_request, reply) => {
    const articles = await listArticles(api, bundled);
    if (!articles) return plainPage(reply, 503);
    pages ??= await describePages(paths, summaryOf);
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('text/plain; charset=utf-8')
      .send(renderLlms(origin, pages, articles));
  });
}

/** Renders one page after the other, so that readers do not wait for all of them. */
async function describePages(paths: readonly string[], summaryOf: LlmsDeps['summaryOf']): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  for (const path of paths) {
    const summary = await summaryOf(path);
    if (summary) pages.push({ path, ...summary });
  }
  return pages;
}
