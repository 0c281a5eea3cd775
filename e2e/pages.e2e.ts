import type { Browser, Page } from 'playwright/test';
import type { Origins } from '../tools/config.ts';
import { violationsInEveryScheme } from './axe.ts';
import { everyPage, nobodysPath } from './every-page.ts';
import { firstLoad, startsWithFirstSection, type FirstLoad } from './first-load.ts';
import { most, walk } from './focus.ts';
import { faultsOf } from './markup.ts';
import { lostBySpacing } from './text-spacing.ts';
import { complaintsOf, expect, test } from './test.ts';

// In thousands of bytes. The calculator and the lab are what their pages are about, so most of their code loads ahead
// of a touch.
const isCalculator = (path: string) => ['/cost', '/lab'].includes(path);
const maxScriptKilobytes = (path: string) => (isCalculator(path) ? 60 : 15);
const maxTotal = (path: string) => (isCalculator(path) ? 145 : 100);
const maxAhead = 90;
const maxRequests = 12;

/** The sitemap is known only while a test runs. Each test visits every fourth page, so that workers share them. */
const shares = 4;

/** Pages that load at the same time: a load mostly waits until the network is idle. */
const together = 4;

test.describe.configure({ mode: 'parallel' });

test.describe('every page', () => {
  for (let share = 0; share < shares; share += 1)
    test(`is small, valid, accessible and usable by keys: part ${share + 1} of ${shares}`, async ({
      browser,
      origins,
    }) => {
      const all = await everyPage(origins.site);
      const paths = all.filter((_path, index) => index % shares === share);
      expect(paths.length).toBeGreaterThan(0);
      for (let start = 0; start < paths.length; start += together) {
        const visits = paths.slice(start, start + together).map((path) => openFresh(browser, path, origins));
        for (const visit of await Promise.all(visits)) await check(visit);
      }
    });
});

interface Visit {
  path: string;
  page: Page;
  load: FirstLoad;
  complaints: string[];
}

/** Opens the page in a context of its own, so that nothing is cached from the page before. */
async function openFresh(browser: Browser, path: string, { site, console }: Origins): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  return { path, page, complaints, load: await firstLoad(page, site + path, console) };
}

async function check({ path, page, load, complaints }: Visit): Promise<void> {
  await expectSmallAndValid(path, load);
  expect.soft(await oddAddresses(page), `addresses of links at ${path}`).toEqual([]);
  expect.soft(await violationsInEveryScheme(page), `accessibility of ${path}`).toEqual([]);
  // Firefox exposes the texts of a drawing beside its description.
  const labels = page.locator('svg[role="img"] text:not([aria-hidden="true"], [aria-hidden="true"] *)');
  expect.soft(await labels.allTextContents(), `labels in drawings at ${path} that screen readers read`).toEqual([]);
  expect.soft(await lostBySpacing(page), `texts that leave ${path} with wide text spacing`).toEqual([]);
  await expectVisibleStops(page, path);
  await page.context().close();
  const expected = path === nobodysPath ? [expect.stringContaining('404')] : [];
  expect.soft(complaints, `complaints of the browser at ${path}`).toEqual(expected);
}

async function expectSmallAndValid(
  path: string,
  { html, script, all, ahead, requests, unwanted }: FirstLoad,
): Promise<void> {
  expect.soft(script, `kB of script at ${path}`).toBeLessThanOrEqual(maxScriptKilobytes(path));
  expect.soft(all, `kB in all at ${path}`).toBeLessThanOrEqual(maxTotal(path));
  expect.soft(ahead, `kB of pages fetched ahead at ${path}`).toBeLessThanOrEqual(maxAhead);
  expect.soft(requests, `requests of ${path}`).toBeLessThanOrEqual(maxRequests);
  expect.soft(startsWithFirstSection(html), `first screen of ${path} in its first packets`).toBe(true);
  expect.soft(unwanted, `files that ${path} should not load`).toEqual([]);
  expect.soft(await faultsOf(html, path), `HTML of ${path}`).toEqual([]);
}

/** Addresses of links to other sites that are not whole or not safe. */
async function oddAddresses(page: Page): Promise<string[]> {
  const hrefs = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  return hrefs.filter((href) => !/^[/#]/.test(href) && !isComplete(href));
}

function isComplete(href: string): boolean {
  if (/^mailto:[^\s@]+@[^\s@]+\.[a-z]+(?:\?|$)/.test(href)) return true;
  return URL.canParse(href) && new URL(href).protocol === 'https:' && new URL(href).hostname.includes('.');
}

/** Headers and footers whose stops were walked on another page of this worker. */
const walked = new Set<string>();

/** Walks the page by Tab: each stop shows its focus ring, and the walk comes round. */
async function expectVisibleStops(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.setViewportSize({ width: 1280, height: 720 });
  const parts = await page.locator('header:not(main *), footer:not(main *)').evaluateAll((all) =>
    // Links of a sign-in lead back to their page.
    all.map(({ outerHTML }) => outerHTML.replaceAll(/ (?:href|aria-current)="[^"]*"/g, '')).join(),
  );
  const onlyMain = walked.has(parts);
  const stops = await walk(page, { onlyMain });
  walked.add(parts);
  const odd = stops.flatMap(({ words, fault }) => (fault ? [`"${words}" is ${fault}`] : []));
  expect.soft(odd, `stops of the Tab key at ${path}`).toEqual([]);
  // A whole walk passed the header and the footer and came back to the start.
  expect.soft(stops.length, `stops of the Tab key at ${path}`).toBeGreaterThan(onlyMain ? 0 : 20);
  expect.soft(stops.length, `stops of the Tab key at ${path}`).toBeLessThan(most);
}
