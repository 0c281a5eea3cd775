import { describe, expect, it } from 'vitest';
import { getCampaignProviders, getWarmUp } from '@workspace/contracts/mail-providers';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import { getCampaign } from '@workspace/contracts/newsletter-campaigns';
import type { AppDeps } from '../../src/app-deps.ts';
import { callsTo } from '../call-as.ts';
import { networkWith } from '../test-network.ts';
import { warmUpTest } from './warm-up-test.ts';

const { one, daysAgo, shapingFrom, sql, warmingWorker, beginAtGoogle } = warmUpTest();

describe('the warm-up as staff see it', () => {
  const callsFrom = async (warmUpFrom: string | null, change: Partial<AppDeps> = {}) =>
    callsTo(await one.test.startAnother({ shaping: shapingFrom(warmUpFrom), ...change }))(
      await one.test.signInAs('ada@lanesight.ai'),
    );

  it('has the plan, and the figures of today by provider', async () => {
    await sql(`insert into mail_warm_up_days (day, provider, used) values (?, 'google', 120)`, [daysAgo(0)]);
    const { warmUp } = await (await callsFrom(daysAgo(4)))(getWarmUp, {});
    expect(warmUp!.plan).toHaveLength(28);
    expect(warmUp!.from).toBe(daysAgo(4));
    expect(warmUp!.providers[0]).toEqual({
      key: 'google',
      name: 'Google',
      day: 5,
      days: 28,
      sent: 120,
      budget: 500,
      heldBecause: null,
      nextAt: `${daysAgo(-1)}T00:00:00.000Z`,
    });
    expect(warmUp!.providers.at(-1)).toMatchObject({ key: 'other', name: 'Other providers', budget: 750 });
  });

  it('is absent without one, and when it is over', async () => {
    for (const from of [null, daysAgo(28)])
      expect(await (await callsFrom(from))(getWarmUp, {})).toEqual({ warmUp: null });
  });

  it('stands beside the progress of a campaign while emails are left', async () => {
    await beginAtGoogle(300);
    await one.run(warmingWorker(daysAgo(0)));
    const params = { id: one.campaignId };
    const { providers } = await (await callsFrom(daysAgo(0)))(getCampaignProviders, { params });
    expect(providers).toMatchObject([
      { key: 'google', counts: { queued: 100 }, warmUp: { day: 1, sent: 200, budget: 200 } },
    ]);
    const { progress } = await (await callsFrom(daysAgo(0)))(getCampaign, { params });
    expect(progress.secondsLeft).toBeNull();
  });

  it('tells in the pre-flight how many days a campaign takes', async () => {
    await one.draft(500);
    const networkChecks = await networkWith({
      'example.org': { MX: [{ preference: 10, exchange: 'aspmx.l.google.com' }] },
    });
    const check = async (from: string | null) => {
      const calls = await callsFrom(from, { networkChecks });
      const { checks } = await calls(checkCampaign, { params: { id: one.campaignId } });
      return checks.find(({ name }) => name === 'warm-up');
    };
    expect(await check(daysAgo(0))).toEqual({
      name: 'warm-up',
      outcome: 'warning',
      sentence:
        'Warm-up, day 1 of 28: this newsletter takes about 3 days. Google gets 200 emails today and a quarter more each day, and 500 people are there.',
    });
    expect(await check(daysAgo(10))).toMatchObject({
      outcome: 'ok',
      sentence: expect.stringContaining('today') as string,
    });
    expect(await check(null)).toBeUndefined();
  });
});
