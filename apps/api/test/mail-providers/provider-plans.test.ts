import { beforeAll, describe, expect, it } from 'vitest';
import { campaignProviders } from '../../src/features/mail-providers/campaign-providers.ts';
import { pauseProvider } from '../../src/features/mail-providers/provider-states.ts';
import { shapingOf } from '../../src/features/mail-providers/shaping.ts';
import { brakeCampaigns } from '../../src/features/newsletter-deliveries/brake-campaigns.ts';
import { batchTest } from '../sending/batch-test.ts';
import { plansOf } from '../plans-of.ts';

const one = batchTest();
beforeAll(async () => {
  await one.begun(20_000);
  await pauseProvider(one.newEm(), 'google', 60, { kind: 'rate', sentence: 'Slow.' });
  await one.newEm().execute('update newsletter_batches set retry = 1 where number = 7');
  await one.newEm().execute('analyze newsletter_deliveries, newsletter_batches');
}, 60_000);

/** The scans of the partition with the rows: the planner may scan an empty one. */
const scans = async (work: () => Promise<unknown>) =>
  (await plansOf(one.test.orm, work)).match(/^.*Scan.* newsletter_deliveries_first .*$/gm) ?? [];

describe('a ledger that is being sent', () => {
  it('is checked for complaints and blocks by their indexes', async () => {
    const plans = await scans(() => brakeCampaigns(one.newEm(), { complaints: 0.1, blocks: 5 }));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toMatch(/newsletter_deliveries_first_(complaints|campaign_id_failure_idx)/);
  });

  it('is searched for waiting emails by the range of their batches', async () => {
    const plans = await scans(() => campaignProviders(one.newEm(), one.campaignId, shapingOf(new Map())));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toMatch(/Index Scan/);
  });
});
