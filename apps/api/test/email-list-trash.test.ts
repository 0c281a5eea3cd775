import { describe, expect, it } from 'vitest';
import { addSubscribers, listSubscribers } from '@workspace/contracts/email-list-subscribers';
import {
  changeEmailList,
  deleteEmailList,
  deleteListForGood,
  getEmailList,
  listEmailLists,
  listTrashedLists,
  restoreEmailList,
} from '@workspace/contracts/email-lists';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import { cancelCampaign, sendCampaign } from '@workspace/contracts/campaign-sending';
import { createCampaign, deleteCampaign, getCampaign, listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { findDeliveries, listDeliveries, resendUncertain } from '@workspace/contracts/newsletter-deliveries';
import { startImport, uploadImport } from '@workspace/contracts/subscriber-imports';
import { emptyDeletedLists } from '../src/features/email-lists/empty-deleted-lists.ts';
import { maintainImports } from '../src/features/subscriber-imports/maintain-imports.ts';
import { applyRule } from './apply-retention-rule.ts';
import { apiErrorOf } from './call-as.ts';
import { campaignTest } from './sending/campaign-test.ts';

const staff = campaignTest();
const listId = () => staff.draft.emailListId;
const list = () => ({ params: { id: listId() } });
const sql = <T extends object>(query: string, values: unknown[] = []) => staff.em().execute<T[]>(query, values);
const trash = () => staff.as(deleteEmailList, list());
const purge = async () => ({
  deleted: await applyRule(staff.em(), 'trashed-lists'),
  ...(await emptyDeletedLists(staff.em())),
});
const names = async (endpoint: typeof listEmailLists | typeof listTrashedLists) =>
  (await staff.as(endpoint, {})).emailLists.map(({ name }) => name);

async function sentCampaign(): Promise<string> {
  const { id } = await staff.create();
  await staff.as(sendCampaign, { params: { id } });
  await sql("update newsletter_deliveries set status = 'uncertain' where campaign_id = ? and id = 1", [id]);
  await sql("update newsletter_deliveries set status = 'handed_over' where campaign_id = ? and id = 2", [id]);
  await sql('update newsletter_batches set queued = 0, handed_over = 1, uncertain = 1, done_at = now()');
  await sql("update newsletter_campaigns set status = 'sent', sent_at = now() where id = ?", [id]);
  return id;
}

const upload = () => {
  const file = new File(['email\nnew@example.org\n'], 'people.csv', { type: 'text/csv' });
  return staff.as(uploadImport, { params: { listId: listId() }, query: {}, file });
};

describe('a list in the trash', () => {
  it('is only listed there, and is restored with its subscribers', async () => {
    await trash();
    expect(await names(listEmailLists)).toEqual(['Website sign-ups']);
    expect(await names(listTrashedLists)).toEqual(['Cities & towns']);
    expect((await staff.as(getEmailList, list())).emailList.trashedAt).toEqual(expect.any(String));
    expect(await apiErrorOf(trash())).toMatchObject({ status: 404 });
    const { emailList } = await staff.as(restoreEmailList, list());
    expect(emailList).toMatchObject({ trashedAt: null, subscriberCount: 2 });
    expect(await names(listEmailLists)).toContain('Cities & towns');
    expect(await apiErrorOf(staff.as(restoreEmailList, list()))).toMatchObject({ code: 'not_in_trash' });
    expect(await apiErrorOf(staff.as(deleteListForGood, list()))).toMatchObject({ code: 'not_in_trash' });
  });

  it('accepts no changes, additions, imports or campaigns', async () => {
    const { subscriberImport } = await upload();
    const { id } = await staff.create();
    await trash();
    const rejected = (call: Promise<unknown>) => apiErrorOf(call).then(({ code }) => code);
    expect(await rejected(staff.as(changeEmailList, { ...list(), body: { name: 'x' } }))).toBe('in_trash');
    const body = { subscribers: [{ email: 'c@example.org' }] };
    expect(await rejected(staff.as(addSubscribers, { params: { listId: listId() }, body }))).toBe('in_trash');
    expect(await rejected(upload())).toBe('in_trash');
    expect(await rejected(staff.as(startImport, { params: { id: subscriberImport.id } }))).toBe('in_trash');
    expect(await rejected(staff.as(createCampaign, { body: staff.draft }))).toBe('no_such_list');
    expect(await apiErrorOf(staff.as(sendCampaign, { params: { id } }))).toMatchObject({
      code: 'must_not_go_out',
      message: expect.stringContaining('The list “Cities & towns” is in the trash.'),
    });
    const { checks } = await staff.as(checkCampaign, { params: { id } });
    expect(checks[0]).toMatchObject({ name: 'audience', outcome: 'stop' });
  });

  it('receives no subscribers from an import that starts concurrently', async () => {
    const { subscriberImport } = await upload();
    await staff.as(startImport, { params: { id: subscriberImport.id } });
    expect(await apiErrorOf(trash())).toMatchObject({ code: 'list_in_use' });
    await sql('update email_lists set trashed_at = now() where id = ?', [listId()]);
    await maintainImports(staff.test.orm);
    expect(await sql('select status from subscriber_imports')).toEqual([{ status: 'failed' }]);
    expect((await staff.as(getEmailList, list())).emailList.subscriberCount).toBe(2);
  });

  it('is permanently deleted after 30 days, and not before', async () => {
    await trash();
    await sql("update email_lists set trashed_at = now() - interval '29 days 23 hours' where id = ?", [listId()]);
    expect(await purge()).toEqual({ deleted: 0, emptiedLists: 0 });
    await sql("update email_lists set trashed_at = now() - interval '30 days 1 second' where id = ?", [listId()]);
    expect(await purge()).toEqual({ deleted: 1, emptiedLists: 1 });
    expect(await purge()).toEqual({ deleted: 0, emptiedLists: 0 });
    expect(await sql('select 1 from email_lists where id = ?', [listId()])).toEqual([]);
  });
});

describe('a permanently deleted list', () => {
  const deleteForGood = async () => {
    await trash();
    await staff.as(deleteListForGood, list());
    await purge();
  };

  it('deletes its subscribers, imports and drafts', async () => {
    await upload();
    const { id } = await staff.create();
    await deleteForGood();
    for (const table of ['email_list_subscribers', 'subscriber_imports', 'newsletter_campaigns'])
      expect(await sql(`select 1 from ${table} where email_list_id = ?`, [listId()])).toEqual([]);
    expect(await apiErrorOf(staff.as(getCampaign, { params: { id } }))).toMatchObject({ status: 404 });
    expect(await apiErrorOf(staff.as(listSubscribers, { params: { listId: listId() } }))).toMatchObject({
      status: 404,
    });
  });

  it('leaves sent campaigns with their ledger and its name', async () => {
    const id = await sentCampaign();
    const { id: draftId } = await staff.create();
    await deleteForGood();
    expect(await names(listTrashedLists)).toEqual([]);
    expect(await apiErrorOf(staff.as(getEmailList, list()))).toMatchObject({ status: 404 });
    expect(await apiErrorOf(staff.as(getCampaign, { params: { id: draftId } }))).toMatchObject({ status: 404 });
    const { campaigns } = await staff.as(listCampaigns, {});
    expect(campaigns).toMatchObject([{ id, emailListId: listId(), emailListName: 'Cities & towns', status: 'sent' }]);
    expect((await staff.as(listDeliveries, { params: { id }, query: {} })).deliveries).toHaveLength(2);
    expect((await staff.as(findDeliveries, { query: { email: 'anna@example.org' } })).deliveries).toHaveLength(1);
    expect(await sql('select 1 from email_list_subscribers where email_list_id = ?', [listId()])).toEqual([]);
    const body = { all: true } as const;
    expect(await apiErrorOf(staff.as(resendUncertain, { params: { id }, body }))).toMatchObject({
      code: 'wrong_moment',
    });
    expect(await purge()).toEqual({ deleted: 0, emptiedLists: 0 });
  });

  it('cannot delete a ledger, whatever the release', async () => {
    await sentCampaign();
    await expect(sql('delete from email_lists where id = ?', [listId()])).rejects.toMatchObject({ code: '23001' });
  });
});

it('keeps a campaign with its ledger when it was cancelled after it started', async () => {
  const { id } = await staff.create();
  await staff.as(sendCampaign, { params: { id } });
  await staff.as(cancelCampaign, { params: { id } });
  expect(await apiErrorOf(staff.as(deleteCampaign, { params: { id } }))).toMatchObject({ code: 'not_a_draft' });
  expect((await staff.as(listDeliveries, { params: { id }, query: {} })).deliveries).toHaveLength(2);
});
