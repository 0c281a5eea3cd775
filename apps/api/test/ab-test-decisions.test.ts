import { fork } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  sendCampaign,
  undoSending,
} from '@workspace/contracts/campaign-sending';
import { getCampaign } from '@workspace/contracts/newsletter-campaigns';
import { closeCancelled } from '../src/features/newsletter-deliveries/close-cancelled.ts';
import { apiErrorOf } from './call-as.ts';
import type { DecisionOrders } from './sending/decision-process.ts';
import { testMailSettings } from './test-mail-settings.ts';
import { abCampaignTest, subjectOf, subjects } from './sending/ab-campaign-test.ts';

const { staff, sql, create, begin, submitDue, reconcile, timeIsOver, click, ledger, test, choose } = abCampaignTest();
const statusOf = async (id: string) => (await staff.as(getCampaign, { params: { id } })).campaign.status;

/** Lets another process decide, and kills it. */
async function killWhenStored(orders: DecisionOrders): Promise<void> {
  const child = fork(new URL('./sending/decision-process.ts', import.meta.url));
  child.send(orders);
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Starts a campaign and submits its test. */
async function tested(...plan: Parameters<typeof begin>): Promise<string> {
  const id = await begin(...plan);
  await submitDue();
  await reconcile();
  return id;
}

describe('an A/B test by clicks', () => {
  it('sends the better variant to the rest, each person once', async () => {
    const id = await begin();
    const first = await submitDue();
    expect(first.size).toBe(20);
    await reconcile();
    expect(await statusOf(id)).toBe('sending');
    expect((await submitDue()).size).toBe(0);
    await click(id, 1, 10);
    expect(await test(id)).toMatchObject({ waiting: 80, decision: null, endsAt: expect.any(String) });
    await timeIsOver();
    await reconcile();
    const rest = await submitDue();
    expect(rest.size).toBe(80);
    expect(new Set([...first.keys(), ...rest.keys()]).size).toBe(100);
    expect([...rest.values()].every((message) => subjectOf(message) === subjects[1])).toBe(true);
    await reconcile();
    expect(await statusOf(id)).toBe('sent');
    const { decision, variants } = await test(id);
    expect(decision).toMatchObject({
      winner: 1,
      reason: 'clicks',
      by: null,
      figures: [
        { submitted: 10, readers: 0 },
        { submitted: 10, readers: 10 },
      ],
    });
    // The rest is not in the figures of the test.
    expect(variants.map(({ submitted }) => submitted)).toEqual([10, 10]);
    expect((await ledger(id)).map(({ variant }) => variant === null)).not.toContain(true);
  });

  it('sends the first variant when the clicks do not tell the variants apart', async () => {
    const id = await tested();
    await click(id, 1, 2);
    await timeIsOver();
    await reconcile();
    expect(await test(id)).toMatchObject({
      decision: { winner: 0, reason: 'no_difference' },
      differences: [{ best: 1, other: 0, low: expect.any(Number) }],
    });
    expect(subjectOf([...(await submitDue()).values()][0]!)).toBe(subjects[0]);
  });

  it('starts the waiting time when every email of the test was tried', async () => {
    const id = await begin();
    await reconcile();
    expect((await test(id)).endsAt).toBeNull();
    await submitDue();
    await reconcile();
    expect(Date.parse((await test(id)).endsAt!) - Date.now()).toBeGreaterThan(239 * 60_000);
  });

  it('reports the result of a test of all', async () => {
    const id = await tested({ testShare: 100 });
    expect(await statusOf(id)).toBe('sent');
    await click(id, 0, 40);
    await timeIsOver();
    await reconcile();
    expect(await test(id)).toMatchObject({ waiting: 0, decision: { winner: 0, reason: 'clicks' } });
  });
});

describe('a choice by hand', () => {
  it('decides at any time, and only once', async () => {
    const id = await tested();
    expect(await choose(id, 1)).toMatchObject({ decision: { winner: 1, reason: 'hand', by: 'ada@lanesight.ai' } });
    expect(await apiErrorOf(choose(id, 0))).toMatchObject({ code: 'decided' });
    await timeIsOver();
    await reconcile();
    expect((await test(id)).decision?.reason).toBe('hand');
    expect((await submitDue()).size).toBe(80);
  });

  it('is required when the winner is chosen by hand', async () => {
    const id = await tested({ winnerBy: 'hand', tracksClicks: false });
    await timeIsOver();
    await reconcile();
    const { decision, variants } = await test(id);
    expect([decision, variants[0]!.readers, variants[0]!.rate]).toEqual([null, null, null]);
    expect((await submitDue()).size).toBe(0);
  });

  it.each([
    ['an unknown variant', async () => tested(), 2, 'no_such_variant'],
    ['a draft', async () => create(), 0, 'wrong_moment'],
    ['a campaign with one subject', async () => (await staff.create()).id, 0, 'no_test'],
  ])('is rejected for %s', async (_case, made, variant, code) => {
    expect(await apiErrorOf(choose(await made(), variant))).toMatchObject({ code });
  });

  it('is rejected while the ledger is being written', async () => {
    const id = await begin();
    await sql(`insert into newsletter_preparations (campaign_id, step) values (?, 'write')`, [id]);
    expect(await apiErrorOf(choose(id, 0))).toMatchObject({ code: 'wrong_moment' });
  });
});

describe('the phases of an A/B test', () => {
  it('never opens a waiting batch, even by a job that is left', async () => {
    const id = await tested();
    await sql('update newsletter_batches set due_at = now() where campaign_id = ? and waits', [id]);
    expect((await submitDue()).size).toBe(0);
  });

  it.each([
    ['within the decision', true, 0],
    ['between the decision and the first email', false, 1],
  ])('neither doubles nor misses anybody when a worker is killed %s', async (_case, isWithin, known) => {
    const id = await tested();
    await click(id, 1, 10);
    await timeIsOver();
    await killWhenStored({ databaseUrl: staff.test.orm.config.get('clientUrl'), campaignId: id, isWithin });
    expect((await test(id)).decision?.winner).toBe(known === 1 ? 1 : undefined);
    await reconcile();
    const messages = await submitDue();
    expect(messages.size).toBe(80);
    expect([...messages.values()].every((message) => subjectOf(message) === subjects[1])).toBe(true);
    expect((await ledger(id)).every(({ status }) => status === 'handed_over')).toBe(true);
  });

  it('decides once when workers and staff decide at the same time', async () => {
    const id = await tested();
    await timeIsOver();
    await Promise.all([reconcile(), reconcile(), choose(id, 1).catch(() => {})]);
    const { winner } = (await test(id)).decision!;
    expect((await submitDue()).size).toBe(80);
    expect(
      (await ledger(id)).flatMap(({ inTest, variant }) => (inTest ? [] : variant)).every((v) => v === winner),
    ).toBe(true);
  });

  it('decides nothing while the campaign is paused, and goes on afterwards', async () => {
    const id = await tested();
    await staff.as(pauseCampaign, { params: { id } });
    await timeIsOver();
    await reconcile();
    expect((await test(id)).decision).toBeNull();
    await choose(id, 1);
    expect((await submitDue()).size).toBe(0);
    await staff.as(resumeCampaign, { params: { id } });
    expect((await submitDue()).size).toBe(80);
  });

  it('skips the waiting recipients of a cancelled campaign', async () => {
    const id = await tested();
    await staff.as(cancelCampaign, { params: { id } });
    await closeCancelled(staff.em());
    expect((await ledger(id)).filter(({ status }) => status === 'skipped')).toHaveLength(80);
    expect(await apiErrorOf(choose(id, 1))).toMatchObject({ code: 'wrong_moment' });
    expect((await test(id)).waiting).toBe(0);
  });

  it('forgets a choice when the start is undone', async () => {
    const calls = await staff.asWith({ mailSettings: { ...testMailSettings, secondsToUndo: 60 } });
    const id = await create();
    await calls(sendCampaign, { params: { id } });
    await choose(id, 1);
    expect((await submitDue()).size).toBe(0);
    await calls(undoSending, { params: { id } });
    expect(await test(id)).toMatchObject({ decision: null, waiting: 0 });
    expect(await statusOf(id)).toBe('draft');
    await staff.as(sendCampaign, { params: { id } });
    expect((await submitDue()).size).toBe(20);
  });
});
