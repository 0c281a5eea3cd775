import type { BrowserContext, Page } from 'playwright';

/** A list of the console: the page and the link that lead to it, and the request that it makes. */
export interface ConsoleList {
  name: string;
  from: string;
  link: { name: string | RegExp };
  request: string;
}

/** The console fetches the code of its pages two seconds after it opened. */
const preloadedAfterMs = 2_600;

/** Resolves with the milliseconds from the next click to the frame that shows a selector. Runs in the page. */
const timePress = (selector: string) => {
  const painted = Promise.withResolvers<number>();
  addEventListener(
    'click',
    () => {
      const begin = performance.now();
      const paint = () => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => painted.resolve(performance.now() - begin));
        channel.port1.start();
        requestAnimationFrame(() => channel.port2.postMessage(undefined));
      };
      const observer = new MutationObserver(() => {
        const isShown = [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
        if (!isShown) return;
        observer.disconnect();
        paint();
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    },
    { capture: true, once: true },
  );
  Object.assign(globalThis, { painted: painted.promise });
};

const untilPainted = () => (globalThis as unknown as { painted: Promise<number> }).painted;

/** Opens the console anew, presses the link of a list, and returns the milliseconds to its painted rows. */
export async function pressAndWait(page: Page, { from, link }: ConsoleList): Promise<number> {
  await page.goto(from);
  const pressed = page.getByRole('link', link).first();
  await pressed.waitFor();
  await page.waitForTimeout(preloadedAfterMs);
  await page.getByText('Loading …').first().waitFor({ state: 'detached' });
  // Rows of the page before would count as those of the list.
  await page.evaluate(() =>
    document.querySelectorAll('main [data-rows]').forEach((list) => list.setAttribute('data-old', '')),
  );
  await page.evaluate(timePress, 'main [data-rows]:not([data-old]) > :nth-child(10)');
  await pressed.click();
  return page.evaluate(untilPainted);
}

/** Opens a bare page that makes a request at the press of a button, and returns the milliseconds to its painted text. */
export async function openBarePage(page: Page, request: string): Promise<number> {
  const html = `<!doctype html><title>Floor</title><button>Fetch</button><pre></pre><script>
    document.querySelector('button').addEventListener('click', async () => {
      const response = await fetch(${JSON.stringify(request)}, { headers: { accept: 'application/json' } });
      document.querySelector('pre').innerHTML = '<b></b>' + JSON.stringify(await response.json()).replaceAll('<', '&lt;');
    });
  </script>`;
  await page.route('**/floor', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto('/floor');
  await page.evaluate(timePress, 'pre b');
  await page.getByRole('button').click();
  return page.evaluate(untilPainted);
}

/** The console fetches the code of its other pages by a timer of two seconds. */
const preloadTimerMs = 2_000;

/** Runs in the page before its scripts: timers of that length never fire. */
const stopPreload = (milliseconds: number) => {
  const start = globalThis.setTimeout;
  const startShort = (run: () => void, delay = 0) => (delay < milliseconds ? start(run, delay) : 0);
  Object.assign(globalThis, { setTimeout: startShort });
};

/**
 * Returns the compressed bytes of the console's scripts that its first page needs, with their headers. The code of the
 * other pages does not count, however slow the visit is.
 */
export async function consoleScriptBytes(context: BrowserContext, consoleOrigin: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  await page.addInitScript(stopPreload, preloadTimerMs);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith(consoleOrigin) && /\.js(?:$|\?)/.test(response.url)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/cms');
  await page.getByRole('region', { name: 'Needs attention' }).waitFor();
  await page.close();
  return bytes;
}
