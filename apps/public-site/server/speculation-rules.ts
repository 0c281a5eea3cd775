import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { countedLink } from '@workspace/contracts/newsletter-clicks';

const path = '/speculation-rules.json';

/** Tells a browser where the rules are. Browsers that do not know them ignore it. */
export const speculationHeader = { 'speculation-rules': `"${path}"` };

const isPage = {
  and: [
    { href_matches: '/*' },
    // The console is an application, and these URLs act or belong to one reader.
    {
      not: {
        href_matches: [
          '/api/*',
          '/media/*',
          '/cms',
          '/cms/*',
          '/newsletter/*',
          '/confirm/*',
          '/*.xml',
          '/samples/*',
          '/lab/packet.pdf',
          countedLink('*', '*'),
        ],
      },
    },
  ],
};

const matches = (selector: string) => ({ and: [{ selector_matches: selector }, ...isPage.and] });
const isMainLink = matches('[data-main-link]');

/**
 * Pages that a browser prepares before a click: it fetches the main links of a page once the page has loaded, so that
 * they take no bandwidth from its pictures (the page script sets `data-loaded`), and renders a page when the pointer
 * rests on its link; a fetched one as soon as the pointer reaches it. The page script counts a view, and starts
 * islands, only when the page is shown.
 */
const rules = {
  prefetch: [{ where: matches('[data-loaded] [data-main-link]'), eagerness: 'immediate' }],
  prerender: [
    { where: isPage, eagerness: 'moderate' },
    { where: isMainLink, eagerness: 'eager' },
  ],
};

/** For other browsers, where `eager` means every link in view (phones) or on the page (Chromium before 141). */
const rulesWithoutEager = { ...rules, prerender: rules.prerender.slice(0, 1) };

/** Returns true for a browser on a computer in which `eager` means the first touch of a link by the pointer. */
function waitsForPointer(headers: IncomingHttpHeaders): boolean {
  const [, version] = /"Chromium";v="(\d+)"/.exec(String(headers['sec-ch-ua'])) ?? [];
  return headers['sec-ch-ua-mobile'] === '?0' && Number(version) >= 141;
}

/** Serves the speculation rules of all pages. */
export function serveSpeculationRules(app: FastifyInstance): void {
  const headers = {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=86400',
    vary: 'sec-ch-ua, sec-ch-ua-mobile',
  };
  app.get(path, async (request, reply) =>
    reply.headers(headers).send(JSON.stringify(waitsForPointer(request.headers) ? rules : rulesWithoutEager)),
  );
}
