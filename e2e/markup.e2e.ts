import { LinkChecker, LinkState } from 'linkinator';
import { everyPage } from './every-page.ts';
import { expect, test } from './test.ts';
import { faultsOf } from './markup.ts';

test('every page is valid HTML', async ({ origins, request }) => {
  const found: string[] = [];
  for (const path of [...(await everyPage(origins.site)), '/cms/blog'])
    found.push(...(await faultsOf(await (await request.get(path)).text(), path)));
  expect(found).toEqual([]);
});

test('every link within the site leads to what is there, and every #part of it to an element', async ({ origins }) => {
  const pages = (await everyPage(origins.site)).filter((path) => path !== '/no/such/page');
  const { links } = await new LinkChecker().check({
    path: pages.map((path) => origins.site + path),
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    // Signing in leads to the provider; what is outside is not ours to ask.
    linksToSkip: async (link) => !link.startsWith(`${origins.site}/`) || link.startsWith(`${origins.site}/api/`),
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent, status }) => `${parent}: ${url} (${status})`)).toEqual([]);
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(pages.length);
});

test('every link to the outside is a whole and safe address', async ({ origins, page, complaints }) => {
  const odd: string[] = [];
  for (const path of await everyPage(origins.site)) {
    await page.goto(path);
    const hrefs = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const outside = hrefs.filter((href) => !/^[/#]/.test(href));
    odd.push(...outside.filter((href) => !isComplete(href)).map((href) => `${path}: ${href}`));
  }
  expect(odd).toEqual([]);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

function isComplete(href: string): boolean {
  if (/^mailto:[^\s@]+@[^\s@]+\.[a-z]+(?:\?|$)/.test(href)) return true;
  return URL.canParse(href) && new URL(href).protocol === 'https:' && new URL(href).hostname.includes('.');
}
