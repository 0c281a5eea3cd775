import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../e2e/second-site.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { fillBlog } from './fill-blog.ts';
import { loopDelay } from './measured-part.ts';
import { makeDatabase, startApiOn } from './own-api.ts';

/**
 * Measures how long one request of a visitor or of staff blocks all others, in the API and on the site: each round's
 * longest event-loop delay. A busy machine adds to it (see the row `nothing`), so the minimum counts.
 */
const posts = 10_000;
const rounds = 3;

const product = await startTemporaryProduct();
const [ofApi, ofSite] = [await loopDelay(), await loopDelay()];
const api = await startApiOn(await makeDatabase(product.databaseUrl, 'holds'), 'http', ofApi.settings);
const site = await startSite(api.origin, product.origins.console, ofSite.settings);
const rows: object[] = [];

const text = {
  title: 'Counting cracks',
  category: 'Field Assessment',
  date: 'January 22, 2025',
  readTime: '5 min read',
  excerpt: 'How to count.',
};
let saved = 0;
const save =
  (content: string, more: object | string = {}, path = '/api/blog-posts') =>
  async () => {
    const response = await fetch(api.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', cookie: api.cookie },
      body:
        typeof more === 'string' ? more : JSON.stringify({ ...text, slug: `saved-${(saved += 1)}`, content, ...more }),
    });
    await response.arrayBuffer();
    return response.status;
  };
const get = (url: string) => async () => {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
};

async function measure(what: string, request: () => Promise<number>, times = 1): Promise<void> {
  const delays = { api: [] as number[], site: [] as number[] };
  let status: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([ofApi.read(api.pid), ofSite.read(site.pid)]);
    status = await Promise.all(Array.from({ length: times }, request));
    await sleep(100);
    delays.api.push(await ofApi.read(api.pid));
    delays.site.push(await ofSite.read(site.pid));
  }
  const shown = (list: number[]) => list.map((ms) => Math.round(ms)).join(' ');
  rows.push({
    what,
    status: [...new Set(status)].join(' '),
    'API ms': shown(delays.api),
    'site ms': shown(delays.site),
  });
}

try {
  await measure('nothing', async () => 0);
  await save('<p>The first text brings the threads in.</p>')();
  await measure('save: 150 nested lists', save(`${'<ul><li>a'.repeat(150)}${'word '.repeat(90_000)}`));
  await measure('save: 60 nested lists', save(`${'<ul><li>a'.repeat(60)}${'word '.repeat(90_000)}`));
  await measure('save: 60,000 paragraphs', save('<p>a</p>'.repeat(60_000)));
  await measure('save: 20,000 paragraphs', save('<p>a b</p>'.repeat(20_000)));
  await measure('save: 62,000 inline elements', save(`<p>${'<b>a</b><i>b</i>'.repeat(31_000)}</p>`));
  await measure('save: 20,000 inline elements', save(`<p>${'<b>a</b><i>b</i>'.repeat(9_900)}</p>`));
  await measure('save: 500,000 characters', save(`<p>${'word '.repeat(99_000)}</p>`));
  const figures = 'Potholes cost 94% of $1,200 in 5 cities by ASTM D6433. '.repeat(8_000);
  await measure('publish a draft: 8,000 unsupported sentences', save(`<p>${figures}</p>`, { isAiDraft: true }));
  await measure('JSON: 1 MiB of nested arrays', save('', `{"tags":${'['.repeat(520_000)}${']'.repeat(520_000)}}`));
  await measure(
    'JSON: 1 MiB of keys',
    save('', Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`k${at}`, at]))),
  );
  await measure('contact: 1 MiB of one field', save('', { email: `${'a.'.repeat(500_000)}@b.c` }, '/api/contacts'));
  const { content, slug } = { content: '<p>a <strong>b</strong></p>'.repeat(10_000), slug: `saved-${saved + 1}` };
  await save(content)();
  await measure('article page: 20,000 elements', get(`${site.origin}/blog/${slug}`));
  await measure('RSS with such articles', get(`${site.origin}/blog/rss.xml`));
  await fillBlog(api.sql, posts);
  await measure(`sitemap, ${posts} posts`, get(`${site.origin}/sitemap.xml`));
  await measure(`list, ${posts} posts, once`, get(`${api.origin}/api/blog-posts`));
  await measure(`list, ${posts} posts, 20 at once`, get(`${api.origin}/api/blog-posts`), 20);
  await measure(`list through the site, 20 at once`, get(`${site.origin}/api/blog-posts`), 20);
  await measure('a list page, 20 at once', get(`${site.origin}/api/blog-posts?pageSize=13`), 20);
  await measure(
    'search of 200 characters',
    get(`${api.origin}/api/blog-posts?pageSize=13&search=${'road%20'.repeat(28)}`),
  );
} finally {
  console.table(rows);
  await site.stop();
  await api.stop();
  await product.stop();
  await Promise.all([ofApi.remove(), ofSite.remove()]);
}
