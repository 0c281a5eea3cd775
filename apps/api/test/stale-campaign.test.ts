import { describe, expect, it } from 'vitest';
import { scheduleCampaign, sendCampaign } from '@workspace/contracts/campaign-sending';
import { changeCampaign, getCampaign } from '@workspace/contracts/newsletter-campaigns';
import { beginSending } from '../src/features/newsletter-campaigns/sending/begin-sending.ts';
import { apiErrorOf } from './call-as.ts';
import { campaignTest, later } from './sending/campaign-test.ts';
import { testMailSettings } from './test-mail-settings.ts';

const staff = campaignTest();
const rejected = { status: 409, code: 'changed_meanwhile' };

/** Creates a draft that a colleague saves after one person opened it. */
async function createStale() {
  const { id, updatedAt: basedOn } = await staff.create();
  const params = { id };
  const { campaign } = await staff.as(changeCampaign, { params, body: { subject: 'Of a colleague' } });
  return { params, basedOn, newest: campaign.updatedAt };
}

const statusOf = async (params: { id: string }) => (await staff.as(getCampaign, { params })).campaign.status;

describe('a draft that a colleague saved meanwhile', () => {
  it('is sent only by a person who has its newest words', async () => {
    const { params, basedOn, newest } = await createStale();
    expect(await apiErrorOf(staff.as(sendCampaign, { params, body: { basedOn } }))).toMatchObject({
      ...rejected,
      message: expect.stringMatching(/^This campaign was changed meanwhile/),
    });
    expect(await statusOf(params)).toBe('draft');
    const { campaign } = await staff.as(sendCampaign, { params, body: { basedOn: newest } });
    expect(campaign).toMatchObject({ status: 'sending', subject: 'Of a colleague' });
  });

  it('is scheduled only by a person who has its newest words', async () => {
    const { params, basedOn, newest } = await createStale();
    const at = later();
    expect(await apiErrorOf(staff.as(scheduleCampaign, { params, body: { at, basedOn } }))).toMatchObject(rejected);
    expect(await statusOf(params)).toBe('draft');
    const { campaign } = await staff.as(scheduleCampaign, { params, body: { at, basedOn: newest } });
    expect(campaign.status).toBe('scheduled');
  });

  it('does not start when the save comes between the checks and the start', async () => {
    const { params, basedOn, newest } = await createStale();
    const start = { people: 2, secondsToUndo: 0 };
    const begin = (since: string) =>
      beginSending(staff.em(), params.id, testMailSettings, { ...start, checkedAt: new Date(since) });
    expect(await begin(basedOn)).toBeUndefined();
    expect(await begin(newest)).toBeInstanceOf(Date);
  });

  it('goes back to a draft whatever its words are', async () => {
    const { params, basedOn, newest } = await createStale();
    await staff.as(scheduleCampaign, { params, body: { at: later(), basedOn: newest } });
    const { campaign } = await staff.as(scheduleCampaign, { params, body: { at: null, basedOn } });
    expect(campaign.status).toBe('draft');
  });
});
