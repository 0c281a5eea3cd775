import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { fillList } from '../apps/api/test/fill-list.ts';
import { makeDatabase, startApiOn } from './own-api.ts';
import { median } from './statistics.ts';

/**
 * Measures a page of a list of 1,000,000 and searches in it, beside the baseline: a page read in the order of an
 * index. Rounds alternate over all searches; medians.
 */
const people = 1_000_000;
const rounds = 11;

const searches: [what: string, query: string][] = [
  ['first page (floor)', ''],
  ['far page', 'after=person8'],
  ['one address', 'search=person777777@example26.com'],
  ['inside an address', 'search=on777777@'],
  ['ten addresses', 'search=77777@'],
  ['a last name that 129 have', 'search=Müller1234'],
  ['a first name that 10,000 have', 'search=anna42'],
  ['a domain that 20,000 have', 'search=@example7.com'],
  ['what everybody has', 'search=example'],
  ['111,111 far from the beginning', 'search=person9'],
  ['two characters', 'search=an'],
  ['nobody', 'search=zebra'],
  ['nobody, of common parts', 'search=personmuller'],
];

const product = await startTemporaryProduct();
const api = await startApiOn(await makeDatabase(product.databaseUrl, 'subscribers'), 'http');
try {
  const listId = await fillList(api.sql, people);
  const call = async (query: string): Promise<{ ms: number; count: number }> => {
    const startedAt = performance.now();
    const response = await fetch(`${api.origin}/api/email-lists/${listId}/subscribers?${encodeURI(query)}`, {
      headers: { cookie: api.cookie },
    });
    const { subscribers } = (await response.json()) as { subscribers: unknown[] };
    return { ms: performance.now() - startedAt, count: subscribers.length };
  };
  const times = searches.map(() => [] as number[]);
  const counts: number[] = [];
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, [, query]] of searches.entries()) {
      const { ms, count } = await call(query);
      // The first round warms up.
      if (round > 0) times[index]!.push(ms);
      counts[index] = count;
    }
  const floor = median(times[0]!);
  console.table(
    searches.map(([what, query], index) => ({
      what,
      query,
      rows: counts[index],
      'median ms': median(times[index]!).toFixed(1),
      'most ms': Math.max(...times[index]!).toFixed(1),
      'of the floor': (median(times[index]!) / floor).toFixed(1),
    })),
  );
} finally {
  await api.stop();
  await product.stop();
}
