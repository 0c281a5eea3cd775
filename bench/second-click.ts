import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { openTab } from '../e2e/driven-tab.ts';
import { startSlowNetwork } from './slow-network.ts';
import { startStaticCopy } from './static-copy.ts';
import { median } from './statistics.ts';

/**
 * Measures a visit over a slow network with a CPU that is four times slower: the blog, a click on an article, and a click
 * on the next one, until the heading of each is painted. The floor is a static server with the same bytes.
 */
const rounds = Number(process.argv[2] ?? 9);
const slowdown = 4;
/** A reader's pointer rests this long on a link before the click. */
const hover = 300;

// The time of the click, and the time when the heading of the next page is painted. It looks in frames only: otherwise it
// would lay out a page that the browser prepares.
const clock = `
  addEventListener('click', (event) =>
    sessionStorage.setItem('clicked', performance.timeOrigin + event.timeStamp), { capture: true });
  requestAnimationFrame(function look() {
    const heading = document.querySelector('main h1');
    if (!heading?.getBoundingClientRect().height) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() =>
      (globalThis.paintedAt = performance.timeOrigin + performance.now() - sessionStorage.getItem('clicked'))));
  });
`;

const pages = [
  ['Page.enable', {}],
  ['Network.enable', {}],
  ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: clock }],
] as const;
const withoutSpeculation = [
  'Page.addScriptToEvaluateOnNewDocument',
  { source: `HTMLScriptElement.supports = (type) => type !== 'speculationrules'` },
] as const;

interface Click {
  milliseconds: number;
  bytes: number;
  requests: number;
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Clicks the link of an article and returns the milliseconds until its heading is painted. */
async function click(tab: Tab, selector: string): Promise<Click> {
  const place = (await tab.evaluate(`(() => {
    const link = document.querySelector(${JSON.stringify(selector)});
    link.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, path: new URL(link.href).pathname };
  })()`)) as { x: number; y: number; path: string };
  const mouse = (type: string) =>
    tab.send('Input.dispatchMouseEvent', { type, x: place.x, y: place.y, button: 'left', clickCount: 1 });
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: place.x, y: place.y });
  await sleep(hover);
  tab.takeBytes();
  await mouse('mousePressed');
  await mouse('mouseReleased');
  for (;;) {
    const at = `location.pathname === ${JSON.stringify(place.path)} ? globalThis.paintedAt : undefined`;
    const milliseconds = await tab.evaluate(at).catch(() => undefined);
    if (typeof milliseconds === 'number') {
      const { bytes, requests } = tab.takeBytes();
      return { milliseconds, bytes, requests };
    }
    await sleep(20);
  }
}

/** Visits the blog and two articles with an empty cache. */
async function visit(origin: string, speculates: boolean): Promise<Click[]> {
  const tab = await openTab(speculates ? pages : [...pages, withoutSpeculation]);
  try {
    await tab.send('Page.navigate', { url: `${origin}/blog` });
    await sleep(4_000);
    const first = await click(tab, 'main ul[role=list] > li:nth-child(2) h3 a');
    await sleep(3_000);
    return [first, await click(tab, '#related ~ ul a')];
  } finally {
    tab.close();
  }
}

const product = await startTemporaryProduct();
const copy = await startStaticCopy(product.origins.site);
const site = await startSlowNetwork(Number(new URL(product.origins.site).port));
const floor = await startSlowNetwork(copy.port);
const ways = {
  'static copy': () => visit(floor.origin, false),
  'site, no speculation': () => visit(site.origin, false),
  site: () => visit(site.origin, true),
};
const found: Record<string, Click[][]> = {};
try {
  for (let round = 0; round < rounds; round += 1)
    for (const [name, run] of Object.entries(ways)) {
      (found[name] ??= []).push(await run());
      process.stderr.write('.');
    }
} finally {
  site.stop();
  floor.stop();
  await copy.stop();
  await product.stop();
}
process.stderr.write('\n');
console.log(`Medians of ${rounds}; load of the machine ${loadavg()[0]!.toFixed(1)}.`);
const medianOf = (name: string, index: number, key: keyof Click) =>
  median(found[name]!.map((clicks) => clicks[index]![key]));
console.table(
  Object.keys(ways).flatMap((way) =>
    [0, 1].map((index) => ({
      way,
      click: index ? 'second article' : 'first article',
      'ms until the heading': Math.round(medianOf(way, index, 'milliseconds')),
      'of the copy': (medianOf(way, index, 'milliseconds') / medianOf('static copy', index, 'milliseconds')).toFixed(2),
      'bytes by the click': Math.round(medianOf(way, index, 'bytes')),
      'requests by the click': medianOf(way, index, 'requests'),
    })),
  ),
);
