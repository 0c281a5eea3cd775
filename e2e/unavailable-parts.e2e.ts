import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '@workspace/sandbox/free-port';
import { violationsInEveryScheme } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';
import { startConsole, startSite, startWayTo } from './second-site.ts';

/** Starts a console of another contract than the site's. */
async function startForeignConsole(port: number, requested: string[]): Promise<() => Promise<void>> {
  const host = createServer(({ url = '' }, response) => {
    requested.push(url);
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/javascript');
    response.end(`export const init = () => {};
      export const get = async () => () => ({ default: () => 'Shown', contract: '9' });`);
  }).listen(port, 'localhost');
  await once(host, 'listening');
  return async () => {
    host.close();
    host.closeAllConnections();
    await once(host, 'close');
  };
}

test('a console for another site is not shown, an unavailable one can be retried, and one that is back opens', async ({
  page,
  origins,
  complaints,
}) => {
  await signInByRequest(page);
  const port = await freePort();
  const requested: string[] = [];
  const stopForeign = await startForeignConsole(port, requested);
  const site = await startSite(origins.api, `http://localhost:${port}`);
  try {
    await page.goto(`${site.origin}/cms`);
    await expect(page.getByText('The console does not fit this site')).toBeVisible();
    expect(requested.slice(-2)).toEqual(['/remoteEntry.js', '/remoteEntry.js?contract=1']);
    expect(await violationsInEveryScheme(page)).toEqual([]);
    expect(complaints.splice(0).join()).toContain('ContractMismatch');
    await stopForeign();

    await page.goto(`${site.origin}/cms/blog`);
    await expect(page.getByText('The console cannot be opened')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The console cannot be opened')).toBeVisible();
    expect(complaints.splice(0)).not.toEqual([]);
    const console = await startConsole(port);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
    // The page may still be fetching, and would report errors when its server stops.
    await page.goto('about:blank');
    await console.stop();
  } finally {
    await site.stop();
  }
});

test('without the API the site serves cached pages and a 503 for others, and recovers when the API is back', async ({
  origins,
  request,
}) => {
  const way = await startWayTo(origins.api);
  const site = await startSite(way.origin, origins.console);
  const status = async (path: string) => (await request.get(site.origin + path)).status();
  try {
    expect([await status('/blog'), await status('/blog/anatomy-of-a-pothole'), await status('/')]).toEqual([
      200, 200, 200,
    ]);
    await way.stop();
    expect([await status('/blog'), await status('/blog/anatomy-of-a-pothole'), await status('/')]).toEqual([
      200, 200, 200,
    ]);
    const unread = await request.get(`${site.origin}/blog/rural-networks-more-miles-than-money`);
    expect([unread.status(), (await unread.text()).includes('This page is not available right now')]).toEqual([
      503,
      true,
    ]);
    const call = await request.get(`${site.origin}/api/blog-posts`);
    expect([call.status(), await call.text()]).toEqual([503, 'The server does not answer. Try again in a moment.']);
    const back = await startWayTo(origins.api, Number(new URL(way.origin).port));
    await expect(async () => expect(await status('/blog/rural-networks-more-miles-than-money')).toBe(200)).toPass();
    await back.stop();
  } finally {
    await site.stop();
  }
});
