import { openTab, type DrivenTab, type Listener } from './driven-tab.ts';
import { expect, test } from './test.ts';

async function withTab(address: string, onEvent: Listener, use: (tab: DrivenTab) => Promise<void>): Promise<void> {
  const commands = [
    ['Page.enable', {}],
    ['Network.enable', {}],
  ] as const;
  const tab = await openTab(commands, { onEvent });
  try {
    await tab.send('Page.navigate', { url: address });
    await use(tab);
  } finally {
    tab.close();
  }
}

const pathIn = (tab: DrivenTab) => () =>
  tab.evaluate('document.readyState === "complete" ? location.pathname : ""').catch(() => '');

test('no page keeps the browser from showing it from memory after Back', async ({ origins }) => {
  const paths = ['/', '/blog', '/blog/anatomy-of-a-pothole', '/cities', '/faq', '/privacy-policy'];
  const reasons: string[] = [];
  const collect: Listener = (method, params) => {
    if (method !== 'Page.backForwardCacheNotUsed') return;
    const explanations = params.notRestoredExplanations as { type: string; reason: string }[];
    // The headless shell has no such memory, and says so beside the reasons of the page. On a busy machine it has once
    // given `Unknown`, which names no fault of a page.
    for (const { type, reason } of explanations)
      if (type !== 'Circumstantial' && reason !== 'Unknown') reasons.push(reason);
  };
  await withTab(`${origins.site}/about`, collect, async (tab) => {
    for (const path of paths) {
      await tab.send('Page.navigate', { url: origins.site + path });
      await expect.poll(pathIn(tab)).toBe(path);
    }
    for (const path of [...paths.toReversed().slice(1), '/about']) {
      // Later: the answer has to precede the end of the page.
      await tab.evaluate('void setTimeout(() => history.back())');
      await expect.poll(pathIn(tab)).toBe(path);
    }
  });
  expect(reasons).toEqual([]);
});

test('an article that the browser renders ahead counts a view only when the reader opens it', async ({ origins }) => {
  const views: string[] = [];
  const collect: Listener = (method, { request }) => {
    const { url = '' } = (request ?? {}) as { url?: string };
    if (method === 'Network.requestWillBeSent' && url.endsWith('/views')) views.push(new URL(url).pathname);
  };
  await withTab(`${origins.site}/blog`, collect, async (tab) => {
    await expect.poll(pathIn(tab)).toBe('/blog');
    const { x, y, path } = (await tab.evaluate(`(() => {
      const link = document.querySelector('#more-articles ~ ul h3 a');
      link.scrollIntoView({ block: 'center' });
      const { left, top } = link.getBoundingClientRect();
      return { x: left + 20, y: top + 10, path: new URL(link.href).pathname };
    })()`)) as { x: number; y: number; path: string };
    const ahead = tab.pageAhead();
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await ahead;
    await new Promise((next) => setTimeout(next, 1_000));
    expect(views).toEqual([]);
    for (const type of ['mousePressed', 'mouseReleased'])
      await tab.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    await expect.poll(pathIn(tab)).toBe(path);
    await expect.poll(() => views).toEqual([`/api${path.replace('/blog', '/blog-posts/slug')}/views`]);
    expect(await tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(0);
  });
});
