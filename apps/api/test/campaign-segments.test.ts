import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect, it } from 'vitest';
import { deleteEmailList } from '@workspace/contracts/email-lists';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import {
  changeCampaign,
  copyCampaign,
  createCampaign,
  deleteCampaign,
  previewCampaign,
} from '@workspace/contracts/newsletter-campaigns';
import { listReaders } from '@workspace/contracts/campaign-previews';
import { createSegment, deleteSegment } from '@workspace/contracts/segments';
import { addCampaign } from '../src/features/newsletter-campaigns/drafts/add-campaign.ts';
import { removeSegment } from '../src/features/segments/delete-segment.ts';
import { apiErrorOf } from './call-as.ts';
import { audienceTest } from './sending/audience-test.ts';
import { untilLockedOut } from './until-locked-out.ts';

const { staff, sql, lists, create, ledger, submitAll } = audienceTest();

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
    const body = { ...others, segmentIds: [await save(named('same'))], excludedListIds: [lists.customers] };
    const { campaign } = await staff.as(createCampaign, { body });
    const params = { id: campaign.id };
    expect(campaign).toMatchObject({ emailListId: null, emailListIds: [], audienceNames: ['Some'] });
    expect((await staff.as(checkCampaign, { params })).checks[0]).toMatchObject({ people: 3 });
    expect((await staff.as(previewCampaign, { params })).text).toContain('on its list');
    await staff.as(sendCampaign, { params });
    expect(await ledger(campaign.id)).toHaveLength(3);
    expect(await submitAll(campaign.id)).toHaveProperty('carl@example.org', expect.stringContaining(lists.engineers));
    expect(await apiErrorOf(staff.as(deleteEmailList, { params: { id: lists.engineers } }))).toMatchObject({
      code: 'list_in_use',
    });
  });

  it('offer their people to preview as, each once, without those of the excluded lists', async () => {
    await sql(`update email_list_subscribers set first_name = 'Same', last_name = 'Roe'`);
    const { emailListId: _, ...others } = staff.draft;
    const body = { ...others, segmentIds: [await save(named('same'))], excludedListIds: [lists.customers] };
    const { campaign } = await staff.as(createCampaign, { body });
    const params = { id: campaign.id };
    const readers = async (search?: string) =>
      (await staff.as(listReaders, { params, query: { search } })).readers.map(({ email }) => email.toLowerCase());
    expect(await readers()).toEqual(['anna@example.org', 'bo@example.org', 'carl@example.org']);
    expect(await readers('ARL@')).toEqual(['carl@example.org']);
    expect(await readers('c')).toEqual(['carl@example.org']);
    expect(await readers('%')).toEqual([]);
    await sql(`update email_list_subscribers set status = 'unsubscribed' where email = 'carl@example.org'`);
    expect(await readers()).toHaveLength(2);
    const [reader] = (await staff.as(listReaders, { params, query: {} })).readers;
    const query = { subscriberId: reader!.id };
    expect((await staff.as(previewCampaign, { params, query })).text).toContain('Hello Same,');
    await sql('delete from segments');
    expect(await readers()).toEqual([]);
  });

  it('stop the campaign when they are deleted or broken, and have to exist', async () => {
    const unknown = '11111111-1111-4111-8111-111111111111';
    expect(await apiErrorOf(create({ segmentIds: [unknown] }))).toMatchObject({ code: 'no_such_segment' });
    const segmentId = await save(named('dora'));
    const { id } = await create({ segmentIds: [segmentId] });
    await sql('delete from segments where id = ?', [segmentId]);
    expect(await apiErrorOf(staff.as(sendCampaign, { params: { id } }))).toMatchObject({
      code: 'must_not_go_out',
      message: expect.stringContaining('This segment does not exist any more.'),
    });
  });

  it('cannot be deleted before the campaign is sent', async () => {
    const id = await save(named('anna'));
    const first = await create({ segmentIds: [id], name: 'Spring' });
    const second = await create({ segmentIds: [id], name: 'Summer' });
    const error = await apiErrorOf(staff.as(deleteSegment, { params: { id } }));
    expect(error).toMatchObject({
      code: 'segment_in_use',
      message: 'The campaigns “Spring” and “Summer” go to this segment. Choose other recipients for them first.',
    });
    await staff.as(deleteCampaign, { params: { id: first.id } });
    await staff.as(sendCampaign, { params: { id: second.id } });
    await staff.as(deleteSegment, { params: { id } });
    expect((await ledger(second.id)).length).toBeGreaterThan(0);
  });
});

describe('a segment that is deleted at the same time', () => {
  const save = async () =>
    (await staff.as(createSegment, { body: { name: 'Some', rules: { all: [{ joinedWithinDays: 30 }] } } })).segment.id;

  /** Ends a transaction of another connection once the call waits for it, or has ended. */
  async function endBeside(other: EntityManager, call: Promise<unknown>): Promise<unknown> {
    await untilLockedOut(staff.em, call);
    await other.commit();
    return call;
  }

  it.each([
    ['created', async (segmentId: string) => create({ segmentIds: [segmentId] })],
    [
      'changed',
      async (segmentId: string) => {
        const { id } = await create({});
        return staff.as(changeCampaign, { params: { id }, body: { segmentIds: [segmentId] } });
      },
    ],
  ] as const)('is not in a campaign that is %s', async (_name, store) => {
    const segmentId = await save();
    const other = staff.em();
    await other.begin();
    await removeSegment(other, segmentId);
    expect(await apiErrorOf(endBeside(other, store(segmentId)))).toMatchObject({ code: 'no_such_segment' });
  });

  it('stays when a campaign came first', async () => {
    const segmentId = await save();
    const other = staff.em();
    await other.begin();
    await addCampaign(other, { ...staff.draft, name: 'First', segmentIds: [segmentId] }, null);
    const error = await apiErrorOf(endBeside(other, staff.as(deleteSegment, { params: { id: segmentId } })));
    expect(error).toMatchObject({ code: 'segment_in_use', message: expect.stringContaining('“First”') });
  });
});

describe('a copy of a campaign', () => {
  it('has the same lists, segments and exclusions, and nothing of the sending', async () => {
    const { segment } = await staff.as(createSegment, {
      body: { name: 'Some', rules: { all: [{ field: 'firstName', is: 'dora' }] } },
    });
    const { emailListId: first } = staff.draft;
    const { id } = await create({
      emailListIds: [first, lists.engineers],
      segmentIds: [segment.id],
      excludedListIds: [lists.customers],
    });
    await staff.as(sendCampaign, { params: { id } });
    const { campaign: copy } = await staff.as(copyCampaign, { params: { id } });
    expect(copy).toMatchObject({
      emailListId: first,
      emailListIds: [first, lists.engineers],
      segmentIds: [segment.id],
      excludedListIds: [lists.customers],
      audienceNames: ['Cities & towns', 'Engineers', 'Some'],
      status: 'draft',
    });
    const [row] = await sql('select sends_at, started_at, html from newsletter_campaigns where id = ?', [copy.id]);
    expect(row).toEqual({ sends_at: null, started_at: null, html: null });
  });
});
