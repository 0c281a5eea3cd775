import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { serveFiles } from '../apps/public-site/server/files.ts';
import { compressScripts } from '../apps/public-site/server/dictionaries/vite-release-dictionaries.ts';
import { openTab, type Listener } from './driven-tab.ts';
import { expect, test } from './test.ts';

/** Opens a tab that notes the encoding of each response by its path. */
async function openNotedTab() {
  const encodings = new Map<string, string | undefined>();
  const urls = new Map<unknown, string>();
  const note: Listener = (method, params) => {
    if (method === 'Network.requestWillBeSent') urls.set(params.requestId, (params.request as { url: string }).url);
    if (method !== 'Network.responseReceivedExtraInfo') return;
    const { pathname } = new URL(urls.get(params.requestId) ?? 'http://unknown');
    encodings.set(pathname, (params.headers as Record<string, string>)['content-encoding']);
  };
  const tab = await openTab([['Network.enable', {}]], { onEvent: note });
  const show = async (url: string) => {
    await tab.send('Page.navigate', { url });
    const shown = () => tab.evaluate('document.readyState === "complete" ? location.href : ""').catch(() => '');
    await expect.poll(shown).toBe(url);
  };
  return { tab, encodings, show };
}

type NotedTab = Awaited<ReturnType<typeof openNotedTab>>;

/**
 * Runs a visit in a new browser. The browser stores a dictionary at its own pace and does not say when, so a visit
 * that went on too soon is repeated.
 */
const visit = (steps: (tab: NotedTab) => Promise<void>) =>
  expect(async () => {
    const noted = await openNotedTab();
    try {
      await steps(noted);
    } finally {
      noted.tab.close();
    }
  }).toPass();

const reportTime = { timeout: 3_000 };

test('a browser decodes a page with the dictionary that it fetched after the page before', async ({ origins }) => {
  test.slow();
  const plain = await (await fetch(`${origins.site}/about`, { headers: { 'accept-encoding': 'identity' } })).text();
  await visit(async ({ tab, encodings, show }) => {
    await show(`${origins.site}/privacy-policy`);
    const dictionary = () => [...encodings].find(([path]) => path.endsWith('.dict'))?.[1];
    await expect.poll(dictionary).toBe('br');
    await show(`${origins.site}/about`);
    // The browser may report a response after the page is complete.
    const pages = () => [encodings.get('/privacy-policy'), encodings.get('/about')];
    await expect.poll(pages, reportTime).toEqual(['br', 'dcz']);
    const heading = await tab.evaluate('document.querySelector("h1").innerText');
    expect(heading).toBeTruthy();
    expect(plain).toContain(String(heading));
    expect(await tab.evaluate('document.querySelector("footer").getBoundingClientRect().height')).toBeGreaterThan(100);
  });
});

test('a browser decodes a script with the script of the last release', async () => {
  test.slow();
  const client = await mkdtemp(join(tmpdir(), 'release-'));
  const assets = join(client, 'assets');
  const lines = Array.from({ length: 300 }, (_, line) => `globalThis.value${line} = ${(line * 7_919) % 997};`);
  const last = join(client, 'last');
  await mkdir(assets);
  await mkdir(last);
  const put = async (folder: string, hash: string, text: string) => {
    await writeFile(join(folder, `menu-${hash}.js`), text);
    await writeFile(join(folder, `menu-${hash}.js.br`), brotliCompressSync(text));
  };
  await put(last, 'aaaaaaaa', lines.join('\n'));
  await put(assets, 'bbbbbbbb', `${lines.join('\n')}\nrelease = 2;`);
  await compressScripts(assets, last);
  // A deployment keeps the files of the last release for open tabs.
  await put(assets, 'aaaaaaaa', lines.join('\n'));
  const app = fastify();
  await serveFiles(app, client);
  app.get<{ Params: { hash: string } }>('/page/:hash', async ({ params }, reply) =>
    reply.type('text/html').send(`<title>${params.hash}</title><script src="/assets/menu-${params.hash}.js"></script>`),
  );
  const origin = await app.listen({ host: 'localhost', port: 0 });
  try {
    await visit(async ({ tab, encodings, show }) => {
      await show(`${origin}/page/aaaaaaaa`);
      await show(`${origin}/page/bbbbbbbb`);
      const scripts = () => Object.fromEntries(encodings);
      const expected = { '/assets/menu-aaaaaaaa.js': 'br', '/assets/menu-bbbbbbbb.js': 'dcz' };
      await expect.poll(scripts, reportTime).toMatchObject(expected);
      expect(await tab.evaluate('[value299, release]')).toEqual([(299 * 7_919) % 997, 2]);
    });
  } finally {
    await app.close();
    await rm(client, { recursive: true });
  }
});
