import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';

/** The cost of a first visit, in thousands of bytes: scripts by gzip, all else as it was sent. */
export interface FirstLoad {
  html: string;
  script: number;
  all: number;
  /** Requests to other hosts, fonts beyond the letters of English, and files of the console. */
  unwanted: string[];
}

/** The gzip size of each script, cached by URL: a URL names its content, and pages share most scripts. */
const gzipped = new Map<string, number>();

async function gzippedSize(response: Response): Promise<number> {
  const known = gzipped.get(response.url());
  if (known !== undefined) return known;
  const size = gzipSync(await response.body(), { level: 9 }).length / 1_000;
  gzipped.set(response.url(), size);
  return size;
}

/** Opens a URL and measures all its automatic requests, until the network is idle. */
export async function firstLoad(page: Page, address: string, staffConsole: string): Promise<FirstLoad> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  const navigation = await page.goto(address);
  // The page script starts its work when the browser is idle.
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done), 200)));
  await page.waitForLoadState('networkidle');
  page.off('response', collect);
  const found: FirstLoad = { html: await navigation!.text(), script: 0, all: 0, unwanted: [] };
  for (const response of responses) {
    if (isUnwanted(response.url(), { site: new URL(address).origin, staffConsole }))
      found.unwanted.push(response.url());
    const isScript = response.request().resourceType() === 'script';
    const sent = (await response.request().sizes()).responseBodySize / 1_000;
    const bytes = isScript ? await gzippedSize(response) : sent;
    if (isScript) found.script += bytes;
    found.all += bytes;
  }
  return found;
}

function isUnwanted(url: string, { site, staffConsole }: { site: string; staffConsole: string }): boolean {
  const { origin } = new URL(url);
  return origin === staffConsole || origin !== site || (url.endsWith('.woff2') && !url.includes('-core-'));
}
