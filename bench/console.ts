import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { chromiumArguments, installedBrowser } from '../e2e/browser.ts';
import { connectDatabase } from '../apps/api/src/database/orm.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { consoleScriptBytes, openBarePage, pressAndWait, type ConsoleList } from './console-presses.ts';
import { fillConsole } from './fill-console.ts';
import { median } from './statistics.ts';

/**
 * Measures the console's lists with 10,000 posts, 1,000,000 subscribers, 50,000 requests and 1,000 campaigns: the time
 * from a click to the painted list, fetched anew, in turn with a bare page that makes the same request and paints its
 * text. Also the compressed scripts of the console's first screen, beyond those that the site shares.
 */
const rounds = Number(process.argv[2] ?? 20);

const product = await startTemporaryProduct();
const executablePath = installedBrowser();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  const orm = await connectDatabase(product.databaseUrl);
  const listId = await fillConsole((sql) => orm.em.fork().execute(sql));
  await orm.close();
  const context = await browser.newContext({ baseURL: product.origins.site, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const form = await page.request.get('/api/login');
  await page.request.post(form.url(), { form: { email: 'ada@lanesight.ai', verified: 'on' } });
  const bytes = await consoleScriptBytes(context, product.origins.console);
  console.log(`scripts of the first screen: ${(bytes / 1_000).toFixed(1)} kB`);
  const lists: ConsoleList[] = [
    {
      name: 'posts, 10,000',
      from: '/cms',
      link: { name: /^Posts/ },
      request: '/api/blog-posts/all?sort=date&direction=descending&page=1&pageSize=50',
    },
    {
      name: 'subscribers, 1,000,000',
      from: '/cms/newsletter',
      link: { name: 'Benchmark' },
      request: `/api/email-lists/${listId}/subscribers`,
    },
    {
      name: 'requests, 50,000',
      from: '/cms',
      link: { name: /^Requests/ },
      request: '/api/contacts?page=1&pageSize=50',
    },
    {
      name: 'campaigns, 1,000',
      from: '/cms/deliveries',
      link: { name: 'Campaigns' },
      request: '/api/newsletter-campaigns?page=1&pageSize=50',
    },
  ];
  const percentile = (all: number[]) => all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1]!;
  const rows: Record<string, object> = {};
  for (const list of lists) {
    const times = { console: [] as number[], floor: [] as number[] };
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const measured = await pressAndWait(page, list);
      const floor = await openBarePage(page, list.request);
      if (round === 0) continue;
      times.console.push(measured);
      times.floor.push(floor);
      process.stderr.write('.');
    }
    process.stderr.write('\n');
    rows[list.name] = {
      'median ms': Math.round(median(times.console)),
      '95th percentile': Math.round(percentile(times.console)),
      'floor, median ms': Math.round(median(times.floor)),
      'floor, 95th percentile': Math.round(percentile(times.floor)),
    };
  }
  console.table(rows);
  console.log(`load ${loadavg()[0]!.toFixed(1)}`);
} finally {
  await browser.close();
  await product.stop();
}
