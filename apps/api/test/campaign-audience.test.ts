import { beforeEach, describe, expect, it } from 'vitest';
import { deleteEmailList, deleteListForGood } from '@workspace/contracts/email-lists';
import {
  changeCampaign,
  checkCampaign,
  createCampaign,
  getCampaign,
  previewCampaign,
  scheduleCampaign,
  sendCampaign,
  type CampaignDraft,
} from '@workspace/contracts/newsletter-campaigns';
import { createSegment, deleteSegment } from '@workspace/contracts/segments';
import { startImport, uploadImport } from '@workspace/contracts/subscriber-imports';
import { emptyListTrash } from '../src/features/email-lists/empty-list-trash.ts';
import { runBatch } from '../src/features/newsletter-deliveries/run-batch.ts';
import { apiErrorOf } from './call-as.ts';
import { BatchTest } from './sending/batch-test.ts';
import { campaignTest, later } from './sending/campaign-test.ts';

const staff = campaignTest();
const sql = <T extends object>(query: string, values: unknown[] = []) => staff.em().execute<T[]>(query, values);

let cities: string;
let engineers: string;
let customers: string;

/** Creates a list with these subscribers. */
async function addList(name: string, ...emails: string[]): Promise<string> {
  const [list] = await sql<{ id: string }>('insert into email_lists (name) values (?) returning id', [name]);
  for (const email of emails)
    await sql('insert into email_list_subscribers (email_list_id, email) values (?, ?)', [list!.id, email]);
  return list!.id;
}

beforeEach(async () => {
  await sql('delete from segments');
  cities = staff.draft.emailListId;
  engineers = await addList('Engineers', 'ANNA@example.org', 'carl@example.org', 'dora@example.org');
  customers = await addList('Customers', 'Dora@example.org');
});

const create = async (change: Partial<CampaignDraft>) =>
  (await staff.as(createCampaign, { body: { ...staff.draft, ...change } })).campaign;
const ledger = (id: string) =>
  sql<{ email: string; list: string }>(
    `select d.email, l.name as list from newsletter_deliveries d left join email_lists l on l.id = d.email_list_id
     where d.campaign_id = ? order by d.id`,
    [id],
  ).then((rows) => rows.map(({ email, list }) => [email, list]));
const begin = async (change: Partial<CampaignDraft>) => {
  const { id } = await create(change);
  await staff.as(sendCampaign, { params: { id } });
  return id;
};

/** Submits the only batch, and returns the messages by recipient. */
async function submitAll(campaignId: string): Promise<Record<string, string>> {
  const worker = new BatchTest();
  worker.test = staff.test;
  await runBatch(worker.worker(), { campaignId, number: 1 }, new AbortController().signal);
  return Object.fromEntries(worker.submitted.map(({ to, content }) => [to, content.toString()]));
}

describe('the lists of a campaign', () => {
  it('are given and returned in order, the first one also as emailListId', async () => {
    const campaign = await create({ emailListIds: [engineers, cities], excludedListIds: [customers] });
    expect(campaign).toMatchObject({
      emailListId: cities,
      emailListIds: [cities, engineers],
      excludedListIds: [customers],
      segmentIds: [],
      audienceNames: ['Cities & towns', 'Engineers'],
    });
    const { emailListId: _, ...others } = staff.draft;
    const { campaign: second } = await staff.as(createCampaign, { body: { ...others, emailListIds: [engineers] } });
    expect(second).toMatchObject({ emailListId: engineers, emailListIds: [engineers], emailListName: 'Engineers' });
  });

  it('change all at once, or the first alone', async () => {
    const { id } = await create({ emailListIds: [cities, engineers] });
    const change = async (body: object) => (await staff.as(changeCampaign, { params: { id }, body })).campaign;
    expect((await change({ emailListId: customers })).emailListIds).toEqual([customers, engineers]);
    expect((await change({ subject: 'Other' })).emailListIds).toEqual([customers, engineers]);
    expect((await change({ emailListIds: [cities] })).emailListIds).toEqual([cities]);
    expect(await apiErrorOf(change({ emailListIds: [] }))).toMatchObject({ status: 422, code: 'no_audience' });
  });

  it('have to exist, and there has to be one', async () => {
    const unknown = '11111111-1111-4111-8111-111111111111';
    for (const change of [{ emailListIds: [cities, unknown] }, { excludedListIds: [unknown] }])
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
    const { id } = await create({ emailListIds: [cities, engineers], excludedListIds: [customers] });
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
    expect(await people({ emailListIds: [cities, engineers] })).toBe(3);
    expect(await people({ emailListIds: [cities, engineers], excludedListIds: [customers] })).toBe(2);
  });

  it('do not include a person who unsubscribed from an excluded list', async () => {
    await sql(`update email_list_subscribers set status = 'unsubscribed' where email_list_id = ?`, [customers]);
    const id = await begin({ emailListId: engineers, excludedListIds: [customers] });
    expect((await ledger(id)).map(([email]) => email)).toEqual(['ANNA@example.org', 'carl@example.org']);
  });

  it('read in their email which list it is for, and leave that one', async () => {
    const id = await begin({ emailListIds: [cities, engineers] });
    const sent = await submitAll(id);
    for (const [email, list, name] of [
      ['anna@example.org', cities, 'Cities'],
      ['carl@example.org', engineers, 'Engineers'],
    ] as const) {
      expect(sent[email]).toContain(`<${list}.example.com>`);
      expect(sent[email]?.replaceAll('=\r\n', '')).toContain(`on its list =E2=80=9C${name}`);
    }
    const [carl] = await sql<{ id: string }>(`select id from email_list_subscribers where email = 'carl@example.org'`);
    const shown = await staff.as(previewCampaign, { params: { id }, query: { subscriberId: carl!.id } });
    expect(shown.text).toContain('on its list “Engineers”');
  });

  it('get it through another of its lists after leaving the first, and not after leaving both', async () => {
    const id = await begin({ emailListIds: [cities, engineers] });
    await sql(`update email_list_subscribers set status = 'unsubscribed' where email_list_id = ?`, [cities]);
    const sent = await submitAll(id);
    expect(Object.keys(sent)).toEqual(['anna@example.org', 'carl@example.org', 'dora@example.org']);
    expect(sent['anna@example.org']).toContain(`<${engineers}.example.com>`);
    expect(await sql(`select email, reason from newsletter_deliveries where status = 'skipped'`)).toEqual([
      { email: 'bo@example.org', reason: 'left' },
    ]);
  });
});

describe('the segments of a campaign', () => {
  const save = async (rules: object) => {
    const { segment } = await staff.as(createSegment, { body: { name: 'Some', rules: rules as never } });
    return segment.id;
  };
  const named = (name: string) => ({ all: [{ field: 'firstName', is: name }] });

  it('add their people to those of the lists, through the list that they are on', async () => {
    await sql(`update email_list_subscribers set first_name = 'Dora' where lower(email) = 'dora@example.org'`);
    const segmentIds = [await save(named('dora'))];
    const { id } = await create({ segmentIds });
    const { checks } = await staff.as(checkCampaign, { params: { id } });
    expect(checks[0]).toMatchObject({ people: 3, sentence: 'It goes to 3 people.' });
    await staff.as(sendCampaign, { params: { id } });
    expect((await ledger(id)).map(([email]) => email?.toLowerCase())).toEqual([
      'anna@example.org',
      'bo@example.org',
      'dora@example.org',
    ]);
  });

  it('are an audience by themselves, and lose those of the excluded lists', async () => {
    await sql(`update email_list_subscribers set first_name = 'Same'`);
    const { emailListId: _, ...others } = staff.draft;
    const body = { ...others, segmentIds: [await save(named('same'))], excludedListIds: [customers] };
    const { campaign } = await staff.as(createCampaign, { body });
    const params = { id: campaign.id };
    expect(campaign).toMatchObject({ emailListId: null, emailListIds: [], audienceNames: ['Some'] });
    expect((await staff.as(checkCampaign, { params })).checks[0]).toMatchObject({ people: 3 });
    expect((await staff.as(previewCampaign, { params })).text).toContain('on its list');
    await staff.as(sendCampaign, { params });
    expect(await ledger(campaign.id)).toHaveLength(3);
    expect(await submitAll(campaign.id)).toHaveProperty('carl@example.org', expect.stringContaining(engineers));
    expect(await apiErrorOf(staff.as(deleteEmailList, { params: { id: engineers } }))).toMatchObject({
      code: 'list_in_use',
    });
  });

  it('stop the campaign when they are deleted or broken, and have to exist', async () => {
    const unknown = '11111111-1111-4111-8111-111111111111';
    expect(await apiErrorOf(create({ segmentIds: [unknown] }))).toMatchObject({ code: 'no_such_segment' });
    const segmentId = await save(named('dora'));
    const { id } = await create({ segmentIds: [segmentId] });
    await staff.as(deleteSegment, { params: { id: segmentId } });
    expect(await apiErrorOf(staff.as(sendCampaign, { params: { id } }))).toMatchObject({
      code: 'must_not_go_out',
      message: expect.stringContaining('This segment does not exist any more.'),
    });
  });
});

describe('a list that a campaign names', () => {
  it('cannot be deleted while the campaign is scheduled or being sent, not even as an excluded one', async () => {
    const { id } = await create({ emailListIds: [cities, engineers], excludedListIds: [customers] });
    await staff.as(scheduleCampaign, { params: { id }, body: { at: later() } });
    const trash = (list: string) => apiErrorOf(staff.as(deleteEmailList, { params: { id: list } }));
    for (const list of [cities, engineers, customers]) expect(await trash(list)).toMatchObject({ code: 'list_in_use' });
    await staff.as(sendCampaign, { params: { id } });
    for (const list of [engineers, customers]) expect(await trash(list)).toMatchObject({ code: 'list_in_use' });
  });

  it('stops the campaign while it is in the trash, and is removed from drafts when it is deleted', async () => {
    const { id } = await create({ emailListIds: [cities, engineers], excludedListIds: [customers] });
    await staff.as(deleteEmailList, { params: { id: cities } });
    expect(await apiErrorOf(staff.as(sendCampaign, { params: { id } }))).toMatchObject({
      code: 'must_not_go_out',
      message: expect.stringContaining('The list “Cities & towns” is in the trash.'),
    });
    await staff.as(deleteListForGood, { params: { id: cities } });
    await staff.as(deleteEmailList, { params: { id: customers } });
    await staff.as(deleteListForGood, { params: { id: customers } });
    await emptyListTrash(staff.em());
    const { campaign } = await staff.as(getCampaign, { params: { id } });
    expect(campaign).toMatchObject({ emailListIds: [engineers], excludedListIds: [] });
  });

  it('stops the campaign while a file is being imported into it', async () => {
    const { id } = await create({ emailListIds: [cities, engineers] });
    const file = new File(['email\nnew@example.org\n'], 'people.csv', { type: 'text/csv' });
    const { subscriberImport } = await staff.as(uploadImport, { params: { listId: engineers }, query: {}, file });
    await staff.as(startImport, { params: { id: subscriberImport.id } });
    expect(await apiErrorOf(staff.as(sendCampaign, { params: { id } }))).toMatchObject({
      message: expect.stringContaining('A file is being imported into “Engineers”.'),
    });
  });
});
