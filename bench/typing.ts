import { loadavg } from 'node:os';
import { chromium, type CDPSession, type Page } from 'playwright';
import { chromiumArguments, installedBrowser } from '../e2e/browser.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { signInTo } from './sign-in-to.ts';
import { median } from './statistics.ts';

/**
 * Types into the middle of a post of 5,000 words on a CPU that is four times slower, in turn with the same page whose
 * script never sees a key, and with a plain text area of the same words: the time from a key to the frame that shows
 * it, as the browser reports it in steps of 8 ms, and the time that the main thread works for it, with everything that
 * follows.
 */
const rounds = Number(process.argv[2] ?? 5);
const keysPerRound = 40;
const slowdown = 4;
/** Deferred work of a key, such as the marks of claims, is over by then. */
const pauseMs = 250;

const sentence = 'Crews seal cracks before the first frost because water is patient and budgets are not. ';
const paragraph = sentence.repeat(7).trim();
/** Paragraphs of 105 words. */
const paragraphs = Array.from({ length: 48 }, () => paragraph);
const words = paragraphs.join(' ').split(' ').length;

async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
}

interface Typed {
  works: number[];
  shown: number[];
}

/** The shortest time that the browser reports. */
const shortest = 16;

/** Types, and returns the milliseconds of work for each key, and those until it was shown. */
async function type(page: Page, session: CDPSession): Promise<Typed> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate((durationThreshold) => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortest);
  const works: number[] = [];
  for (let key = 0; key < keysPerRound; key += 1) {
    const before = await workedMs(session);
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e');
    await page.waitForTimeout(pauseMs);
    works.push((await workedMs(session)) - before);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const slow = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  const quick = Array.from({ length: Math.max(0, keysPerRound - slow.length) }, () => 8);
  return { works, shown: [...quick, ...slow] };
}

const percentile95 = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1]!;

async function openPage(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

const product = await startTemporaryProduct();
const executablePath = installedBrowser();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });

const newPage = async (): Promise<Page> => (await browser.newContext({ baseURL: product.origins.site })).newPage();

/** Opens a post of its own in a context of its own: pages of one site would share a process. */
async function openEditor(slug: string): Promise<Page> {
  const page = await newPage();
  const id = await signInTo(page, paragraphs, slug);
  await page.goto(`/cms/blog/edit/${id}`);
  await page.getByRole('textbox', { name: 'Content' }).locator('p').nth(24).click();
  return page;
}

/** Lets the browser alone type into the page: no script receives a key or what follows from it. */
async function openDeafEditor(): Promise<Page> {
  const page = await openEditor('without-keys');
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'textInput', 'input', 'selectionchange'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  return page;
}

async function openTextArea(): Promise<Page> {
  const page = await newPage();
  await page.setContent(`<textarea rows=30 cols=80>${paragraphs.join('\n\n')}</textarea>`);
  await page.evaluate(
    (place) => {
      const area = document.querySelector('textarea')!;
      area.focus();
      area.setSelectionRange(place, place);
    },
    Math.round(paragraphs.join('\n\n').length / 2),
  );
  return page;
}

const middle = (all: Typed[], of: (typed: Typed) => number) => Number(median(all.map(of)).toFixed(1));

const rowOf = (name: string, all: Typed[]) => ({
  name,
  'shown after ms': middle(all, ({ shown }) => median(shown)),
  '95th percentile': middle(all, ({ shown }) => percentile95(shown)),
  'work ms': middle(all, ({ works }) => median(works)),
  '95th percentile of work': middle(all, ({ works }) => percentile95(works)),
});

try {
  const pages = {
    editor: await openEditor('typed-into'),
    'the same page, deaf to keys': await openDeafEditor(),
    'plain text area': await openTextArea(),
  };
  const fields = await Promise.all(
    Object.entries(pages).map(async ([name, page]) => ({
      name,
      page,
      session: await openPage(page),
      typed: [] as Typed[],
    })),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { page, session, typed } of fields) {
      await page.bringToFront();
      typed.push(await type(page, session));
    }
    process.stderr.write('.');
  }
  console.log(
    `\n${words} words, ${rounds} rounds of ${keysPerRound} keys, CPU ${slowdown} times slower, load ${loadavg()[0]!.toFixed(1)}`,
  );
  console.table(fields.map(({ name, typed }) => rowOf(name, typed)));
} finally {
  await browser.close();
  await product.stop();
}
