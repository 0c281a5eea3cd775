import { beforeAll, describe, expect, it } from 'vitest';
import { countBatch, startAttempt } from '../src/features/newsletter-deliveries/batch-ledger.ts';
import { plansOf } from './plans-of.ts';
import { batchTest } from './sending/batch-test.ts';

const recipients = 20_000;
const one = batchTest();
const sql = (query: string) => one.newEm().execute(query);

describe.each([
  ['never analyzed', undefined],
  ['analyzed when it was empty', 'analyze newsletter_deliveries, newsletter_batches, newsletter_submissions'],
])('a ledger that was just written, %s', (_state, before) => {
  beforeAll(async () => {
    await sql('alter table newsletter_deliveries_first set (autovacuum_enabled = false)');
    await sql('delete from newsletter_campaigns');
    if (before) await sql(before);
    await one.begun(recipients);
  }, 60_000);

  const batches = async () =>
    (await one.newEm().execute<{ count: number }[]>('select count(*)::int from newsletter_batches'))[0]!.count;

  it.each<[string, () => Promise<unknown>]>([
    ['opening a batch', () => startAttempt(one.newEm(), { ...one.batch(), number: 20 })],
    ['counting a batch', () => countBatch(one.newEm(), { ...one.batch(), number: 20, run: 0 })],
  ])('reads only its own deliveries when %s', async (_name, work) => {
    expect(await batches()).toBe(recipients / 500);
    const plans = await plansOf(one.test.orm, work);
    const reads = plans.match(/^.*Scan.* newsletter_deliveries\w* .*\n.*$/gm) ?? [];
    expect(reads.length).toBeGreaterThan(0);
    expect(plans).not.toMatch(/Seq Scan on (email_list_subscribers|mail_suppressions) |hashed SubPlan/);
    for (const read of reads) expect(read).toMatch(/Index Cond: .*id >= .*id <= /);
  });
});
