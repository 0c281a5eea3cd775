import { LinkChecker, LinkState } from 'linkinator';
import { everyPage } from './every-page.ts';
import { expect, test } from './test.ts';
import { faultsOf } from './markup.ts';

test('the page that opens the console is valid HTML', async ({ request }) => {
  expect(await faultsOf(await (await request.get('/cms/blog')).text(), '/cms/blog')).toEqual([]);
});

test('every internal link leads to an existing page, and every fragment to an element', async ({ origins }) => {
  const pages = (await everyPage(origins.site)).filter((path) => path !== '/no/such/page');
  const { links } = await new LinkChecker().check({
    path: pages.map((path) => origins.site + path),
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    // Skips sign-in links, which lead to the provider, external links, the states of the lab, which have no end, and
    // preview images but one: each takes half a second, and `shared-pages.test.ts` requests those of all other pages.
    linksToSkip: async (link) =>
      !link.startsWith(`${origins.site}/`) ||
      /^\/(?:api\/|lab\?|lab\/packet|preview\/(?!blog\/anatomy-of-a-pothole))/.test(link.slice(origins.site.length)),
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent, status }) => `${parent}: ${url} (${status})`)).toEqual([]);
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(pages.length);
});
