import { beforeEach, describe, expect, it } from 'vitest';
import { eraseClicks } from '../src/features/newsletter-clicks/erase-clicks.ts';
import { storeClicks } from '../src/features/newsletter-clicks/store-clicks.ts';
import { plansOf } from './plans-of.ts';
import { clickTest, stored } from './sending/click-test.ts';
import { useOldMonths } from './use-old-months.ts';
import { vacuum } from './vacuum.ts';

const { staff, sent, clicksOf } = clickTest();
const sql = <T extends object>(query: string, values: unknown[] = []) => staff.em().execute<T[]>(query, values);
const { monthAgo, campaignOf } = useOldMonths(sql);

describe('clicks of several months', () => {
  let id: string;
  beforeEach(async () => {
    for (const months of [1, 2, 3].map((n) => -n)) {
      const campaign = await campaignOf(monthAgo(months), { started: 'now()' });
      await sql(
        `insert into newsletter_clicks (id, campaign_id, delivery_id, link, at, is_machine, standing)
         select gen_random_uuid(), ?, n % 5000, 1, now() - n * interval '1 second', false, 'first' from generate_series(1, 10000) n`,
        [campaign],
      );
    }
    id = await sent();
    await vacuum(sql, 'newsletter_clicks', 'newsletter_deliveries');
  }, 60_000);

  it('are judged in the partition of their month alone', async () => {
    const plans = await plansOf(staff.test.orm, () => storeClicks(staff.em(), [stored(id, 1, 'one', 61)]));
    expect((await clicksOf(id)).readers).toBe(1);
    const judging = plans.slice(plans.indexOf('select k.id'));
    expect(judging).toContain('Update on newsletter_clicks_first');
    expect(judging).not.toMatch(/newsletter_clicks_(?:\d|other)/);
    expect(plans).not.toMatch(/Seq Scan on newsletter_clicks_\d/);
  });

  it('are erased for a person by the index of each partition', async () => {
    const plans = await plansOf(staff.test.orm, () => eraseClicks(staff.em(), 'anna@example.org'));
    expect(plans).not.toMatch(/Seq Scan on newsletter_clicks_\d/);
  });

  it('are read from one partition for one campaign', async () => {
    const plans = await plansOf(staff.test.orm, () =>
      staff.em().execute('select standing from newsletter_clicks where campaign_id = ? and delivery_id = 1', [id]),
    );
    expect(plans).not.toMatch(/newsletter_clicks_\d/);
  });
});
