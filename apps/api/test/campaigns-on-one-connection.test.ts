import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PoolClient } from 'pg';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import { changeCampaign, createCampaign, type CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import { activateSequence, addSequenceStep, createSequence } from '@workspace/contracts/sequences';
import { poolOf } from '../src/database/in-transaction.ts';
import { campaignTest } from './sending/campaign-test.ts';

const staff = campaignTest();
const blocks = (): CampaignDraft['blocks'] => [
  { type: 'text', html: '<p>Hi {{firstName|there}},</p>' },
  { type: 'post', blogPostId: staff.draft.blogPostIds[0]! },
];
const write = async () => (await staff.as(createCampaign, { body: { ...staff.draft, blocks: blocks() } })).campaign.id;

/** All connections of the pool but one. */
let taken: PoolClient[] = [];
const takeAllButOne = async () => {
  const pool = await poolOf(staff.test.orm);
  for (let left = pool.options.max - 1; left > 0; left -= 1) taken.push(await pool.connect());
};
beforeEach(() => (taken = []));
afterEach(() => taken.forEach((client) => client.release()));

// A second one would wait for the pool, and concurrent requests would wait for each other.
describe('one connection suffices', () => {
  it('to create a campaign, to change it and to start it', async () => {
    await takeAllButOne();
    const id = await write();
    const { campaign } = await staff.as(changeCampaign, {
      params: { id },
      body: { blocks: blocks(), subject: 'Again' },
    });
    expect(campaign.subject).toBe('Again');
    expect((await staff.as(sendCampaign, { params: { id } })).campaign.status).toBe('sending');
  });

  it('to add an email to a sequence and to activate it', async () => {
    await takeAllButOne();
    const list = { params: { id: staff.draft.emailListId } };
    const { id } = (await staff.as(createSequence, { ...list, body: { name: 'Welcome' } })).sequence;
    const added = await staff.as(addSequenceStep, { params: { id }, body: { subject: 'First', delayHours: 0 } });
    const step = { params: { id: added.sequence.steps[0]!.campaignId } };
    await staff.as(changeCampaign, { ...step, body: { blocks: blocks() } });
    expect((await staff.as(activateSequence, { params: { id } })).sequence.status).toBe('active');
  });
});

it('saves a campaign for twenty people at once', async () => {
  const id = await write();
  const saves = Array.from({ length: 20 }, (_, index) =>
    staff.as(changeCampaign, { params: { id }, body: { subject: `Draft ${index}`, blocks: blocks() } }),
  );
  expect(await Promise.all(saves)).toHaveLength(20);
});
