import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledArticles } from '../src/articles/bundled-articles.ts';
import { indexablePaths } from '../src/entry-server.tsx';
import { startTestSite } from './seo/test-site.ts';

let site: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, stop } = await startTestSite(new Map()));
});
afterAll(() => stop());

async function open(url: string) {
  const { statusCode, body } = await site.inject({ url });
  const { document } = new JSDOM(body).window;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const textOf = (selector: string) =>
    all(selector)
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))
      .join('\n');
  const attributeOf = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  const tableOf = (caption: string) =>
    all('table').find((table) =>
      (table.getAttribute('aria-label') ?? table.querySelector('caption')?.textContent)?.startsWith(caption),
    )!;
  return { statusCode, all, textOf, attributeOf, tableOf };
}

describe('evidence page', () => {
  it('prints each accuracy with its facts, and says which are missing', async () => {
    const { tableOf } = await open('/evidence');
    const accuracies = tableOf('Accuracy as this site prints it');
    const rows = [...accuracies.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    const figures = [...accuracies.querySelectorAll('th[scope="row"]')].map(({ textContent }) => textContent);
    for (const figure of ['94%', '95%', '95%+', '92%']) expect(figures).toContain(figure);
    expect(rows.find((row) => row.includes('92%'))).toContain('One rural parish in Louisiana, 600+ miles');
    expect(accuracies.textContent.split('Not published yet')).toHaveLength(12);
    for (const [pavement, count] of [
      ['asphalt', 20],
      ['concrete', 19],
    ] as const)
      expect(tableOf(`Distresses of ${pavement} pavements`).querySelectorAll('tbody tr')).toHaveLength(count);
  });
});

describe('notes', () => {
  it.each([
    ['/self-service', '#notes', 'We also print 10 ft in the copy of every page'],
    ['/full-service', '#notes', 'We also print 50 ft on one tile of the Self Service page'],
    ['/faq', '#self-service-price', 'We also print $100 per mile'],
    ['/white-label', '#note-1', '150% contract wins. Whether that is 1.5 or 2.5 times as many as before'],
    ['/white-label', '#note-1', 'Sales team.'],
    ['/white-label', '#notes', 'our own statement with no published measurement. It stands since November 21, 2026'],
    ['/potholes-report', '#note-6', '$600 average damage to a vehicle. Stated by us, source not published.'],
  ])('at %s in %s say: %s', async (path, part, text) => {
    expect((await open(path)).textOf(part)).toContain(text);
  });

  it('name public sources in the potholes report, which says how to cite it', async () => {
    const { attributeOf, textOf } = await open('/potholes-report');
    expect(attributeOf('#note-6 a[href^="https:"]', 'href')).toBe(
      'https://press.northeast.aaa.com/2022/03/02/potholes-cost-american-drivers-billions',
    );
    expect(textOf('#cite')).toMatch(/version 1\.1, November 26, 2026\. http\S+\/potholes-report/);
  });
});

describe('figures', () => {
  it('have one form on every page: $4.0M, $4M in tables, 85-100', async () => {
    const articles = bundledArticles.map(({ slug }) => `/blog/${slug}`);
    const odd = await Promise.all(
      [...indexablePaths, ...articles].map(async (path) => {
        const { textOf } = await open(path);
        const found = textOf('body').match(/\$[\d.]+ [KMB]\b|\d–\$?\d/g) ?? [];
        const inTables = textOf('main table').match(/\$[\d.]+ (?:million|billion)/g) ?? [];
        return [...found, ...inTables].map((figure) => `${path}: ${figure}`);
      }),
    );
    expect(odd.flat()).toEqual([]);
  });
});

describe('blog', () => {
  it.each(['99', '8', '0', '-1'])('says that it has no page %s, and leads back', async (page) => {
    const { all, textOf } = await open(`/blog?category=Smart+Cities&page=${page}`);
    expect(textOf('title')).toBe(`There is no page ${page} · Smart Cities · Lanesight`);
    expect(textOf('main h2')).toContain(`There is no page ${page}`);
    expect(all('main a').map((link) => [link.getAttribute('href'), link.textContent])).toContainEqual([
      '/blog?category=Smart+Cities',
      'Articles in Smart Cities',
    ]);
    expect(all('meta[name="robots"]').map((tag) => tag.getAttribute('content'))).toEqual(['noindex']);
  });
});

describe('labels and links', () => {
  it.each([
    ['/saas', 1],
    ['/case-studies', 3],
    ['/about', 1],
  ])('mark the invented people and quotes of %s as samples', async (path, count) => {
    const { all } = await open(path);
    const isNote = ({ textContent }: Element) =>
      /^Sample .+: invented to show where the real ones will stand\.$/.test(textContent);
    const notes = all('main *').filter((element) => isNote(element) && ![...element.children].some(isNote));
    expect(notes).toHaveLength(count);
  });

  it('lead from each feature of the home page to the case studies, and to the profile of the founder', async () => {
    const links = (await open('/')).all('#features a:not(sup a)').map((link) => link.getAttribute('href'));
    expect(links).toEqual(Array(3).fill('/case-studies'));
    const { attributeOf } = await open('/about');
    expect(attributeOf('a[href*="linkedin.com/in/"]', 'href')).toMatch(/^https:\/\/www\.linkedin\.com\/in\//);
  });

  it.each(['/', '/cities', '/self-service', '/full-service', '/blog/cost-pave-road-per-mile'])(
    'lead from %s to the calculator',
    async (path) =>
      expect((await open(path)).all(':is([href], [action]):is([href^="/cost"], [action^="/cost"])')).not.toEqual([]),
  );

  it('lead onward from an unknown URL', async () => {
    const { statusCode, textOf } = await open('/no/such/page');
    expect([statusCode, textOf('h1')]).toEqual([404, '404 Page Not Found']);
    expect(textOf('main')).toContain("The page you're looking for doesn't exist.");
  });
});

describe('calculator page', () => {
  const year = async (query: string) => (await open(`/cost?${query}`)).textOf('#cost-calculator tr');

  it.each([
    ['', 'In a year$200,000$110,000$90,000 less'],
    ['miles=2%2C500', 'In a year$200,000$250,000$50,000 more'],
    ['miles=600&interval=4&plan=self-service&driving=2', 'In a year$50,000$61,200$11,200 more'],
    ['inspection=150000&repairs=10000000&savings=0', 'In a year≈ $10.2M≈ $10.1M$40,000 less'],
  ])('prints the result of "%s"', async (query, expected) => expect(await year(query)).toContain(expected));

  it('prints the exact difference of two sums that round differently', async () => {
    const { textOf } = await open('/cost?inspection=150000&repairs=10000000&savings=0');
    expect(textOf('#cost-calculator')).toContain('≈ $10.1M$40,000 less than today');
    expect(textOf('#cost-calculator')).toContain('5 years × $40,000= $200,000 less');
  });

  it('says beside a field which number it cannot read', async () => {
    const { textOf, attributeOf } = await open('/cost?miles=many');
    expect(attributeOf('input[name="miles"]', 'value')).toBe('many');
    const described = attributeOf('input[name="miles"]', 'aria-describedby')!.split(' ');
    expect(textOf(described.map((id) => `[id="${id}"]`).join())).toMatch(/not read as a number/);
    expect(textOf('#cost-calculator')).toContain('No result yet. No number to use in: Miles of street.');
  });
});

describe('lab pages', () => {
  it('give a message for values that make no sense, and use the rest', async () => {
    const { textOf, attributeOf } = await open(
      '/lab?year=banana&budget=2000000&plan=bribes&street=9999&crack-seal-local=lots',
    );
    for (const message of [
      'The year in the address has to be a number from 2026 to 2046.',
      'The address names a plan that the lab does not have.',
      'The address names a segment that this network does not have.',
    ])
      expect(textOf('main')).toContain(message);
    expect(textOf('main')).toMatch(/At \$2\.0M a year .* by 2036\./);
    expect(attributeOf('input[name="crack-seal-local"]', 'value')).toBe('lots');
    const described = attributeOf('input[name="crack-seal-local"]', 'aria-describedby')!.split(' ');
    expect(textOf(described.map((id) => `[id="${id}"]`).join())).toMatch(/Write dollars per square yard/);
  });

  it('read the backlog and that of today as two figures', async () =>
    expect((await open('/lab')).textOf('main')).toMatch(/\$\d+M today \$\d+M/));

  it('print the costs of another list', async () => {
    const { textOf, attributeOf } = await open('/lab?costs=caltrans');
    expect(attributeOf('input[name="crack-seal-local"]', 'value')).toBe('0.84');
    expect(attributeOf('input[name="costs-was"]', 'value')).toBe('caltrans');
    expect(textOf('main')).toMatch(/Caltrans bids, bare\. Change them/);
  });

  it('begin the table of streets with the columns that a phone shows', async () => {
    const { all } = await open('/lab');
    const heads = all('#streets thead th').map(({ textContent }) => textContent);
    expect(heads.slice(0, 4)).toEqual(['Street', 'Class', 'PCI 2026', 'PCI 2036']);
  });

  it('filter the table of streets', async () => {
    const { all } = await open('/lab?class=arterial&band=Excellent');
    const classes = all('#streets tbody td:nth-child(2)').map(({ textContent }) => textContent);
    expect(new Set(classes)).toEqual(new Set(['Arterial']));
  });

  it('divide the table of streets into pages', async () => {
    const { attributeOf } = await open('/lab');
    expect(attributeOf('#streets nav a', 'href')).toBe('/lab?page=2#streets');
    const { all, textOf } = await open('/lab?page=2');
    expect(all('#streets tbody tr')).toHaveLength(50);
    expect(textOf('#streets nav')).toContain('51 to 100 of');
  });

  it('link to the packet of the plan as a PDF', async () => {
    const { all } = await open('/lab?budget=5000000&year=2033');
    const link = all('a').find(({ textContent }) => textContent === 'PDF');
    expect(link?.getAttribute('href')).toBe('/lab/packet.pdf?year=2033&budget=5000000');
  });

  it('print every result of the audit for the presets and for the numbers in the address', async () => {
    const { textOf } = await open('/lab/audit');
    expect(textOf('#sample-size')).toContain('14 of 100 units to inspect');
    expect(textOf('#sample')).toContain('Every 8th of 120 segments');
    expect(textOf('#agreement')).toContain('3.6 points higher');
    expect(textOf('#prices tr')).toMatch(/Lanesight.*\$100/);
    const seeded = await open('/lab/audit?seed=7&draw=10&order=rating&raters=yes&units=20&spread=15');
    expect(seeded.textOf('#sample-size')).toContain('14 of 20 units to inspect');
    expect(seeded.textOf('#sample')).toContain('Seed 7 and the example list');
    expect(seeded.all('#questions input[name="raters"][checked]')).toHaveLength(1);
  });
});
