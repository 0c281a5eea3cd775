import type { FastifyInstance } from 'fastify';
import { countedLink } from '@workspace/contracts/newsletter-clicks';

const path = '/speculation-rules.json';

/** Tells a browser where the rules are. Browsers that do not know them ignore it. */
export const speculationHeader = { 'speculation-rules': `"${path}"` };

const isPage = {
  and: [
    { href_matches: '/*' },
    // The console is an application, and these URLs act or belong to one reader.
    { not: { href_matches: ['/api/*', '/cms', '/cms/*', '/newsletter/*', '/*.xml', countedLink('*', '*')] } },
  ],
};

/**
 * Pages that a browser prepares before a click: it fetches the main links of a page at once, and renders a page when
 * the pointer rests on its link. The page script counts a view, and starts islands, only when the page is shown.
 */
const rules = {
  prefetch: [{ where: { and: [{ selector_matches: '[data-main-link]' }, ...isPage.and] }, eagerness: 'immediate' }],
  prerender: [{ where: isPage, eagerness: 'moderate' }],
};

/** Serves the speculation rules of all pages. */
export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(path, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' })
      .send(JSON.stringify(rules)),
  );
}
