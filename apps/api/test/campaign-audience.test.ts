import { describe, expect, it } from 'vitest';
import { deleteEmailList, deleteListForGood } from '@workspace/contracts/email-lists';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import { scheduleCampaign, sendCampaign } from '@workspace/contracts/campaign-sending';
import {
  changeCampaign,
  createCampaign,
  getCampaign,
  previewCampaign,
  type CampaignDraft,
} from '@workspace/contracts/newsletter-campaigns';
import { startImport, uploadImport } from '@workspace/contracts/subscriber-imports';
import { emptyDeletedLists } from '../src/features/email-lists/empty-deleted-lists.ts';
import { apiErrorOf } from './call-as.ts';
import { audienceTest } from './sending/audience-test.ts';
import { later } from './sending/campaign-test.ts';

const { staff, sql, lists, create, begin, ledger, submitAll } = audienceTest();

describe('the lists of a campaign', () => {
  it('are given and returned in order, the first one also as emailListId', async () => {
    const campaign = await create({
      emailListIds: [lists.engineers, lists.cities],
      excludedListIds: [lists.customers],
    });
    expect(campaign).toMatchObject({
      emailListId: lists.cities,
      emailListIds: [lists.cities, lists.engineers],
      excludedListIds: [lists.customers],
      segmentIds: [],
      audienceNames: ['Cities & towns', 'Engineers'],
      excludedListNames: ['Customers'],
    });
    const { emailListId: _, ...others } = staff.draft;
    const { campaign: second } = await staff.as(createCampaign, {
      body: { ...others, emailListIds: [lists.engineers] },
    });
    expect(second).toMatchObject({
      emailListId: lists.engineers,
      emailListIds: [lists.engineers],
      emailListName: 'Engineers',
    });
  });

  it('change all at once, or the first alone', async () => {
    const { id } = await create({ emailListIds: [lists.cities, lists.engineers] });
    const change = async (body: object) => (await staff.as(changeCampaign, { params: { id }, body })).campaign;
    expect((await change({ emailListId: lists.customers })).emailListIds).toEqual([lists.customers, lists.engineers]);
    expect((await change({ subject: 'Other' })).emailListIds).toEqual([lists.customers, lists.engineers]);
    expect((await change({ emailListIds: [lists.cities] })).emailListIds).toEqual([lists.cities]);
    expect(await apiErrorOf(change({ emailListIds: [] }))).toMatchObject({ status: 422, code: 'no_audience' });
  });

  it('have to exist, and there has to be one', async () => {
    const unknown = '11111111-1111-4111-8111-111111111111';
    for (const change of [{ emailListIds: [lists.cities, unknown] }, { excludedListIds: [unknown] }])
      expect(await apiErrorOf(create(change))).toMatchObject({ code: 'no_such_list' });
    const { emailListId: _, ...others } = staff.draft;
    expect(await apiErrorOf(staff.as(createCampaign, { body: others }))).toMatchObject({
      status: 400,
      fields: { emailListId: 'Choose an email list' },
    });
  });
});

describe('the recipients of a campaign', () => {
  it('get it once, through the first of their lists, unless they are on an excluded one', async () => {
    const { id } = await create({ emailListIds: [lists.cities, lists.engineers], excludedListIds: [lists.customers] });
    const { checks } = await staff.as(checkCampaign, { params: { id } });
    expect(checks[0]).toMatchObject({ name: 'audience', sentence: 'It goes to 3 people.' });
    const { campaign } = await staff.as(sendCampaign, { params: { id } });
    expect(campaign.recipientCount).toBe(3);
    expect(await ledger(id)).toEqual([
      ['anna@example.org', 'Cities & towns'],
      ['bo@example.org', 'Cities & towns'],
      ['carl@example.org', 'Engineers'],
    ]);
  });

  it('do not count suppressed people, also beside an excluded list', async () => {
    await sql(`insert into mail_suppressions (address_hash, email, reason)
      values (address_hash('bo@example.org'), 'bo@example.org', 'left')`);
    const people = async (change: Partial<CampaignDraft>) => {
      const { id } = await create(change);
      return (await staff.as(checkCampaign, { params: { id } })).checks[0]?.people;
    };
    expect(await people({})).toBe(1);
    expect(await people({ emailListIds: [lists.cities, lists.engineers] })).toBe(3);
    expect(await people({ emailListIds: [lists.cities, lists.engineers], excludedListIds: [lists.customers] })).toBe(2);
  });

  it('do not include a person who unsubscribed from an excluded list', async () => {
    await sql(`update email_list_subscribers set status = 'unsubscribed' where email_list_id = ?`, [lists.customers]);
    const id = await begin({ emailListId: lists.engineers, excludedListIds: [lists.customers] });
    expect((await ledger(id)).map(([email]) => email)).toEqual(['ANNA@example.org', 'carl@example.org']);
  });

  it('read in their email which list it is for, and leave that one', async () => {
    const id = await begin({ emailListIds: [lists.cities, lists.engineers] });
    const sent = await submitAll(id);
    for (const [email, list, name] of [
      ['anna@example.org', lists.cities, 'Cities'],
      ['carl@example.org', lists.engineers, 'Engineers'],
    ] as const) {
      expect(sent[email]).toContain(`<${list}.example.com>`);
      expect(sent[email]?.replaceAll('=\r\n', '')).toContain(`on its list =E2=80=9C${name}`);
    }
    const [carl] = await sql<{ id: string }>(`select id from email_list_subscribers where email = 'carl@example.org'`);
    const shown = await staff.as(previewCampaign, { params: { id }, query: { subscriberId: carl!.id } });
    expect(shown.text).toContain('on its list “Engineers”');
  });

  it('get it through another of its lists after leaving the first, and not after leaving both', async () => {
    const id = await begin({ emailListIds: [lists.cities, lists.engineers] });
    await sql(`update email_list_subscribers set status = 'unsubscribed' where email_list_id = ?`, [lists.cities]);
    const sent = await submitAll(id);
    expect(Object.keys(sent)).toEqual(['anna@example.org', 'carl@example.org', 'dora@example.org']);
    expect(sent['anna@example.org']).toContain(`<${lists.engineers}.example.com>`);
    expect(await sql(`select email, reason from newsletter_deliveries where status = 'skipped'`)).toEqual([
      { email: 'bo@example.org', reason: 'left' },
    ]);
  });
});

describe('a list that a campaign names', () => {
  it('cannot be deleted while the campaign is scheduled or being sent, not even as an excluded one', async () => {
    const { id } = await create({ emailListIds: [lists.cities, lists.engineers], excludedListIds: [lists.customers] });
    await staff.as(scheduleCampaign, { params: { id }, body: { at: later() } });
    const trash = (list: string) => apiErrorOf(staff.as(deleteEmailList, { params: { id: list } }));
    for (const list of [lists.cities, lists.engineers, lists.customers])
      expect(await trash(list)).toMatchObject({ code: 'list_in_use' });
    await staff.as(sendCampaign, { params: { id } });
    for (const list of [lists.engineers, lists.customers])
      expect(await trash(list)).toMatchObject({ code: 'list_in_use' });
  });

  it('stops the campaign while it is in the trash, and is removed from drafts when it is deleted', async () => {
    const { id } = await create({ emailListIds: [lists.cities, lists.engineers], excludedListIds: [lists.customers] });
    await staff.as(deleteEmailList, { params: { id: lists.cities } });
    expect(await apiErrorOf(staff.as(sendCampaign, { params: { id } }))).toMatchObject({
      code: 'must_not_go_out',
      message: expect.stringContaining('The list “Cities & towns” is in the trash.'),
    });
    await staff.as(deleteListForGood, { params: { id: lists.cities } });
    await staff.as(deleteEmailList, { params: { id: lists.customers } });
    await staff.as(deleteListForGood, { params: { id: lists.customers } });
    await emptyDeletedLists(staff.em());
    const { campaign } = await staff.as(getCampaign, { params: { id } });
    expect(campaign).toMatchObject({ emailListIds: [lists.engineers], excludedListIds: [] });
  });

  it('stops the campaign while a file is being imported into it', async () => {
    const { id } = await create({ emailListIds: [lists.cities, lists.engineers] });
    const file = new File(['email\nnew@example.org\n'], 'people.csv', { type: 'text/csv' });
    const { subscriberImport } = await staff.as(uploadImport, { params: { listId: lists.engineers }, query: {}, file });
    await staff.as(startImport, { params: { id: subscriberImport.id } });
    expect(await apiErrorOf(staff.as(sendCampaign, { params: { id } }))).toMatchObject({
      message: expect.stringContaining('A file is being imported into “Engineers”.'),
    });
  });
});
