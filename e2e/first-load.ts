import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright/test';

/** The cost of a first visit, in thousands of bytes as sent. */
export interface FirstLoad {
  html: string;
  /** Inline scripts included. */
  script: number;
  /** Without pages that the browser fetches ahead. */
  all: number;
  /** Pages fetched ahead, as the site sends them to a browser without its dictionary: it may come before or after them. */
  ahead: number;
  requests: number;
  /** Requests to other hosts, fonts beyond the letters of English, and files of the console. */
  unwanted: string[];
}

const inlineScript = /<script>([^]*?)<\/script>/g;

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
  const html = await navigation!.text();
  const inline = [...html.matchAll(inlineScript)].map(([, text]) => brotliCompressSync(text!).length / 1_000);
  const script = inline.reduce((sum, size) => sum + size, 0);
  const found: FirstLoad = { html, script, all: 0, ahead: 0, requests: responses.length, unwanted: [] };
  for (const response of responses) {
    if (isUnwanted(response.url(), { site: new URL(address).origin, staffConsole }))
      found.unwanted.push(response.url());
    if ((await response.request().headerValue('sec-purpose'))?.startsWith('prefetch')) {
      found.ahead += await plainSize(response.url());
      continue;
    }
    const sent = (await response.request().sizes()).responseBodySize / 1_000;
    if (response.request().resourceType() === 'script') found.script += sent;
    found.all += sent;
  }
  return found;
}

async function plainSize(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(headers.get('content-length')) / 1_000;
}

function isUnwanted(url: string, { site, staffConsole }: { site: string; staffConsole: string }): boolean {
  const { origin } = new URL(url);
  return origin === staffConsole || origin !== site || (url.endsWith('.woff2') && !url.includes('-subset-'));
}

/**
 * Checks for the first section in the first 14 kB of a compressed page: the first packets of a connection. Fast
 * compression contains less, so only a page that fails with it is compressed as the site does for its cache.
 */
export const startsWithFirstSection = (html: string): boolean =>
  [5, 11].some((quality) => /<main[^]*?<\/section>/.test(firstPackets(html, quality)));

function firstPackets(html: string, quality: number): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const packets = brotliCompressSync(html, { params }).subarray(0, 14_000);
  return brotliDecompressSync(packets, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}
