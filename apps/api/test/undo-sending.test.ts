import { describe, expect, it } from 'vitest';
import { pauseCampaign, scheduleCampaign, sendCampaign, undoSending } from '@workspace/contracts/campaign-sending';
import { getCampaign } from '@workspace/contracts/newsletter-campaigns';
import { findDeliveries, listDeliveries } from '@workspace/contracts/newsletter-deliveries';
import { secondsToUndo } from '@workspace/contracts/undo-publishing';
import { beginScheduled } from '../src/features/newsletter-campaigns/sending/begin-scheduled.ts';
import { undoSending as takeBack } from '../src/features/newsletter-campaigns/sending/undo-sending.ts';
import { dueBatches } from '../src/features/newsletter-deliveries/due-batches.ts';
import { finishCampaigns } from '../src/features/newsletter-deliveries/finish-campaigns.ts';
import { apiErrorOf } from './call-as.ts';
import { batchTest } from './sending/batch-test.ts';
import { campaignTest, later } from './sending/campaign-test.ts';
import { testMailSettings } from './test-mail-settings.ts';

const staff = campaignTest();
const one = batchTest();
const patient = () => staff.asWith({ mailSettings: { ...testMailSettings, secondsToUndo } });

describe('Undo of a campaign', () => {
  it('takes it back to a draft without a ledger, and it can be sent again', async () => {
    const { id, ...draft } = await staff.create();
    const params = { id };
    const as = await patient();
    const { campaign } = await as(sendCampaign, { params });
    expect(campaign).toMatchObject({ status: 'sending', recipientCount: 2 });
    expect(await dueBatches(staff.em())).toEqual([]);
    const { progress } = await as(getCampaign, { params });
    expect(progress).toMatchObject({ preparing: null, counts: { queued: 2 } });
    expect(progress.undoSecondsLeft).toBeGreaterThan(50);
    expect(progress.undoSecondsLeft).toBeLessThanOrEqual(60);

    const { campaign: undone } = await as(undoSending, { params });
    expect(undone).toMatchObject({ ...draft, status: 'draft', startedAt: null, updatedAt: expect.any(String) });
    expect((await as(listDeliveries, { params, query: {} })).deliveries).toEqual([]);
    expect((await as(findDeliveries, { query: { email: 'anna@example.org' } })).deliveries).toEqual([]);
    expect(await staff.em().execute('select 1 from newsletter_batches')).toEqual([]);
    expect(await apiErrorOf(as(undoSending, { params }))).toMatchObject({ status: 409, code: 'wrong_moment' });
    expect((await staff.as(sendCampaign, { params })).campaign.status).toBe('sending');
    expect(await dueBatches(staff.em())).toHaveLength(1);
  });

  it('takes a paused campaign back, and none whose time is over', async () => {
    const { id } = await staff.create();
    const params = { id };
    const as = await patient();
    await as(sendCampaign, { params });
    await as(pauseCampaign, { params });
    await as(undoSending, { params });
    await as(sendCampaign, { params });
    await staff.em().execute('update newsletter_campaigns set sends_at = now() where id = ?', [id]);
    expect(await apiErrorOf(as(undoSending, { params }))).toMatchObject({
      status: 409,
      code: 'too_late',
      message: 'The first emails may have left, so this can only be paused or cancelled.',
    });
    expect((await as(getCampaign, { params })).progress.undoSecondsLeft).toBe(0);
  });

  it('is not offered for a scheduled campaign, which starts at its time', async () => {
    const { id } = await staff.create();
    const params = { id };
    const as = await patient();
    await as(scheduleCampaign, { params, body: { at: later() } });
    await beginScheduled(staff.em(), id, { ...testMailSettings, secondsToUndo });
    expect(await dueBatches(staff.em())).toHaveLength(1);
    expect(await apiErrorOf(as(undoSending, { params }))).toMatchObject({ code: 'too_late' });
  });

  it('keeps a campaign to nobody from being finished meanwhile', async () => {
    const { id } = await staff.create();
    await (
      await patient()
    )(sendCampaign, { params: { id } });
    await staff.em().execute('update newsletter_batches set queued = 0, done_at = now()');
    expect(await finishCampaigns(staff.em())).toBe(0);
  });

  it('wins or loses against the first attempt, and never does both', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 30; round += 1) {
      await one.begun(3);
      one.submitted = [];
      // On a busy machine, Undo would lose every round of 20 ms.
      const milliseconds = round % 3 === 0 ? 500 : 20;
      const sendsAt = `update newsletter_campaigns set sends_at = clock_timestamp() + ? * interval '1 ms' where id = ?`;
      await one.newEm().execute(sendsAt, [milliseconds, one.campaignId]);
      let isOver = false;
      const attempt = async () => {
        while (!isOver) if ((await one.run(one.worker())) !== undefined) return;
      };
      const undo = new Promise((next) => setTimeout(next, 10 + (round % 10) * 2)).then(() =>
        takeBack(one.newEm(), one.campaignId).then(() => (isOver = true)),
      );
      const [undone] = await Promise.allSettled([undo, attempt()]);
      seen.add(undone.status);
      expect(one.submitted).toHaveLength(undone.status === 'fulfilled' ? 0 : 3);
    }
    expect([...seen].toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
