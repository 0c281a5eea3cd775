import { loadavg } from 'node:os';
import { chromium, type CDPSession, type Page } from 'playwright';
import { chromiumArguments, installedBrowser } from '../e2e/browser.ts';
import { firstLoad } from '../e2e/first-load.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';

/**
 * Measures the street network lab: the bytes of its first view, and its frames while the sliders of the year and of the
 * budget move, with 5,000 segments on a CPU that is four times slower. An empty page in the same browser tells how many
 * frames the machine can show at all, and a page with a slider alone how many it shows while one moves.
 */
const slowdown = 4;
const moves = 180;
const segments = 5000;

// Collects the time between frames while it is on, and the work of frames that took longer than 50 ms.
const observe = `
  globalThis.gaps = [];
  globalThis.blocked = [];
  let last = 0;
  (function frame(now) {
    if (globalThis.isOn && last) globalThis.gaps.push(now - last);
    last = globalThis.isOn ? now : 0;
    requestAnimationFrame(frame);
  })(0);
  new PerformanceObserver((list) => {
    if (globalThis.isOn) globalThis.blocked.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'long-animation-frame' });
`;

interface Frames {
  gaps: number[];
  blocked: number[];
}

async function framesDuring(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate('globalThis.gaps = []; globalThis.blocked = []; globalThis.isOn = true');
  await act();
  return page.evaluate<Frames>('globalThis.isOn = false, { gaps: globalThis.gaps, blocked: globalThis.blocked }');
}

/** Drags the thumb of a slider to and fro, a step for each frame. */
async function drag(page: Page, session: CDPSession, label: string): Promise<void> {
  const slider = page.getByRole('slider', { name: label });
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox())!;
  const share = await slider.evaluate(
    (input: HTMLInputElement) => (Number(input.value) - Number(input.min)) / (Number(input.max) - Number(input.min)),
  );
  const radius = 11;
  const at = (part: number) => x + radius + part * (width - 2 * radius);
  const mouse = (type: string, part: number) =>
    session.send('Input.dispatchMouseEvent', {
      type: type as 'mouseMoved',
      x: at(part),
      y: y + height / 2,
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });
  await mouse('mousePressed', share);
  for (let move = 0; move < moves; move += 1) {
    await mouse('mouseMoved', 0.5 + 0.48 * Math.sin((move / 60) * Math.PI + Math.asin((share - 0.5) / 0.5)));
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  await mouse('mouseReleased', 0.5);
}

function rowOf({ gaps, blocked }: Frames) {
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const sorted = gaps.toSorted((a, b) => a - b);
  return {
    frames: gaps.length,
    'frames a second': Math.round((gaps.length / total) * 10_000) / 10,
    '95th percentile, ms': Math.round(sorted[Math.floor(sorted.length * 0.95)]! * 10) / 10,
    'longest, ms': Math.round(sorted.at(-1)!),
    'frames over 50 ms': blocked.length,
  };
}

const executablePath = installedBrowser();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
const product = await startTemporaryProduct();
try {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const first = await firstLoad(await context.newPage(), `${product.origins.site}/lab`, product.origins.console);
  console.log(
    `first view: ${first.all.toFixed(1)} kB in ${first.requests} requests, of them ${first.script.toFixed(1)} kB script`,
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(observe);
  const idle = async () => page.waitForTimeout((moves * 1000) / 60);
  await page.goto('about:blank');
  const rows: Record<string, ReturnType<typeof rowOf>> = { 'empty page': rowOf(await framesDuring(page, idle)) };
  await page.goto('data:text/html,<label>Slider <input type=range min=0 max=100 value=50 style="width:320px"></label>');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  rows['slider alone'] = rowOf(await framesDuring(page, () => drag(page, session, 'Slider')));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${product.origins.site}/lab?segments=${segments}`);
  await page.getByRole('application').focus();
  await page.locator('[data-island="lab"][data-hydrated]').waitFor();
  await page.waitForTimeout(5000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const label of ['Year on the map', 'Budget a year']) {
    rows[label] = rowOf(await framesDuring(page, () => drag(page, session, label)));
    // A person needs longer to reach the next slider than the search for a budget takes.
    await page.waitForTimeout(2_000);
  }
  console.table(rows);
  console.log(`load of the machine: ${loadavg()[0]!.toFixed(1)}`);
} finally {
  await product.stop();
  await browser.close();
}
