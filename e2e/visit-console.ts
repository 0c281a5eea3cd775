import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright/test';

/** Navigates the open console to another of its pages, as a link does, without loading the console again. */
export async function visitConsole(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/cms/${path}`);
}

/** Returns a function that waits until no request of the page was in flight for 150 ms. */
export function trackRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    inFlight.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => inFlight.add(request));
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    last = Date.now();
    while (inFlight.size > 0 || Date.now() - last < 150) await sleep(25);
  };
}
