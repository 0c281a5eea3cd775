import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect, it } from 'vitest';
import { scheduleCampaign, sendCampaign } from '@workspace/contracts/campaign-sending';
import { changeCampaign, getCampaign } from '@workspace/contracts/newsletter-campaigns';
import { apiErrorOf } from './call-as.ts';
import { audienceTest } from './sending/audience-test.ts';
import { sequenceTest } from './sending/sequence-test.ts';
import { untilLockedOut } from './until-locked-out.ts';

/** Runs a call until it waits for the rows of a query, which another connection has locked, and then an edit. */
async function editMeanwhile<T>(
  newEm: () => EntityManager,
  rows: string,
  call: () => Promise<T>,
  edit: (holding: EntityManager) => Promise<unknown>,
): Promise<T> {
  let calling: Promise<T> | undefined;
  await newEm().transactional(async (holding) => {
    await holding.execute(`${rows} for update`);
    calling = call();
    await untilLockedOut(newEm, calling);
    await edit(holding);
  });
  return calling!;
}

describe('a campaign that is changed after its pre-flight', () => {
  const { staff, create } = audienceTest();
  const write = (id: string) => staff.as(changeCampaign, { params: { id }, body: { subject: 'Unchecked words' } });

  it('is not sent, and can be sent again', async () => {
    const { id } = await create({});
    const send = () => staff.as(sendCampaign, { params: { id } });
    const rejected = await editMeanwhile(
      staff.em,
      'select from email_lists',
      () => apiErrorOf(send()),
      () => write(id),
    );
    expect(rejected).toMatchObject({ code: 'changed_meanwhile' });
    expect((await staff.as(getCampaign, { params: { id } })).campaign.status).toBe('draft');
    expect((await send()).campaign).toMatchObject({ status: 'sending', subject: 'Unchecked words' });
  });

  it('is not scheduled', async () => {
    const { id } = await create({});
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const rejected = await editMeanwhile(
      staff.em,
      `select from newsletter_campaigns where id = '${id}'`,
      () => apiErrorOf(staff.as(scheduleCampaign, { params: { id }, body: { at } })),
      (holding) => holding.execute(`update newsletter_campaigns set subject = 'Unchecked', updated_at = now()`),
    );
    expect(rejected).toMatchObject({ code: 'changed_meanwhile' });
  });
});

describe('a sequence with an email that is changed after its pre-flight', () => {
  const one = sequenceTest();

  it('is not activated, and can be activated again', async () => {
    const { campaignId } = await one.step('First', 0);
    const rejected = await editMeanwhile(
      one.one.newEm,
      'select from sequences',
      () => apiErrorOf(one.activate()),
      () => one.write(campaignId, 'Unchecked words'),
    );
    expect(rejected).toMatchObject({ code: 'wrong_moment' });
    expect((await one.get()).status).toBe('draft');
    await one.activate();
    expect((await one.get()).status).toBe('active');
  });
});
