import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSubscribers, listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { createEmailList } from '@workspace/contracts/email-lists';
import { chooseMail, erasePerson, getMailPreferences } from '@workspace/contracts/mail-preferences';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';
import { getUnsavedText, settledMarks, storeUnsavedText } from '@workspace/contracts/unsaved-texts';
import { createAddressToken } from '../src/features/mail-preferences/address-token.ts';
import { aContact } from './a-contact.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { testMailSettings } from './test-mail-settings.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
let reader: ReturnType<TestApp['callWith']>;
let lists: { engineers: string; council: string };
let token: string;
const email = 'Anna@example.com';
const campaignId = '01935f1e-dddd-7eee-8fff-ba9876543210';

beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
  reader = test.callWith();
});
afterAll(() => test.close());
const sql = (query: string, values: unknown[] = []) => test.orm.em.fork().execute(query, values);
beforeEach(async () => {
  await sql('delete from newsletter_campaigns');
  await sql("delete from email_lists where kind = 'own'");
  await sql('delete from mail_suppressions');
  await sql('delete from newsletter_subscriptions');
  const made = async (name: string) => (await asStaff(createEmailList, { body: { name } })).emailList.id;
  lists = { engineers: await made('Engineers'), council: await made('Council') };
  for (const listId of Object.values(lists)) await add(listId);
  token = createAddressToken(testMailSettings.linkSecrets, { email, listId: lists.engineers, campaignId });
});

const add = (listId: string) =>
  asStaff(addSubscribers, { params: { listId }, body: { subscribers: [{ email, firstName: 'Anna' }] } });
const see = () => reader(getMailPreferences, { params: { token } });
const choose = (choice: 'leave-list' | 'leave-all' | 'return') =>
  reader(chooseMail, { params: { token }, body: { choice } });
const statusOn = async (listId: string) =>
  (await asStaff(listSubscribers, { params: { listId } })).subscribers.map(({ status }) => status);
const post = (path: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  test.app.inject({
    method: 'POST',
    url: `/api/mail-preferences/${token}${path}`,
    payload,
    headers: { 'content-type': type },
  });

describe('a subscriber with the link of an email', () => {
  it('sees the stored preferences without changing anything', async () => {
    await reader(signUpForNewsletter, { body: { email: 'anna@EXAMPLE.com' } });
    expect(await see()).toMatchObject({
      email,
      listName: 'Engineers',
      standing: 'subscribed',
      signedUpAt: expect.any(String),
      lists: [
        { name: 'Council', firstName: 'Anna', status: 'subscribed', source: 'manual' },
        { name: 'Engineers', firstName: 'Anna' },
        { name: 'Website sign-ups', firstName: null, source: 'website' },
      ],
    });
    const scanned = await test.app.inject(`/api/mail-preferences/${token}/leaving`);
    expect([scanned.statusCode, scanned.headers.location]).toEqual([302, `/newsletter/preferences?about=${token}`]);
    expect((await see()).standing).toBe('subscribed');
  });

  it("leaves the email's list, stays on the other, and resubscribes", async () => {
    expect(await choose('leave-list')).toEqual({ standing: 'left_list' });
    expect([await statusOn(lists.engineers), await statusOn(lists.council)]).toEqual([
      ['unsubscribed'],
      ['subscribed'],
    ]);
    await add(lists.engineers);
    expect(await statusOn(lists.engineers)).toEqual(['unsubscribed']);
    expect(await choose('return')).toEqual({ standing: 'subscribed' });
    expect(await statusOn(lists.engineers)).toEqual(['subscribed']);
  });

  it('leaves a list once, and not one that returned an email as undeliverable', async () => {
    const state = () => sql('select status, unsubscribed_at from email_list_subscribers order by email_list_id');
    await choose('leave-list');
    const left = await state();
    await choose('leave-list');
    expect(await state()).toEqual(left);
    await sql(`update email_list_subscribers set status = 'bounced'`);
    await choose('leave-list');
    expect(await statusOn(lists.engineers)).toEqual(['bounced']);
  });

  it('leaves all lists, is not added to another, and resubscribes to the requested one', async () => {
    await choose('leave-all');
    await choose('leave-all');
    expect([await statusOn(lists.engineers), await statusOn(lists.council)]).toEqual([
      ['unsubscribed'],
      ['unsubscribed'],
    ]);
    const other = (await asStaff(createEmailList, { body: { name: 'Other' } })).emailList.id;
    await add(other);
    expect(await statusOn(other)).toEqual([]);
    expect(await choose('return')).toEqual({ standing: 'subscribed' });
    expect([await statusOn(lists.engineers), await statusOn(lists.council)]).toEqual([
      ['subscribed'],
      ['unsubscribed'],
    ]);
  });

  it('is not added to a list that staff removed them from earlier', async () => {
    await sql('delete from email_list_subscribers where email_list_id = ?', [lists.engineers]);
    await choose('leave-list');
    await add(lists.engineers);
    expect(await statusOn(lists.engineers)).toEqual(['unsubscribed']);
  });

  it('is redirected back to the page by a form without JavaScript', async () => {
    const { statusCode, headers } = await post('', 'choice=leave-all');
    expect([statusCode, headers.location]).toEqual([303, `/newsletter/preferences?about=${token}`]);
    expect((await see()).standing).toBe('left');
    expect((await post('', 'choice=else')).statusCode).toBe(400);
  });

  it('erases the replies and notes that staff have not sent, and leaves those to others', async () => {
    const storeFor = async (address: string, writer: string) => {
      const id = await aContact(test.orm.em.fork(), { email: address });
      const params = { resource: 'reply', id };
      await asStaff(storeUnsavedText, { params: { ...params, writer }, body: { values: 'Dear Anna' } });
      return async () => (await asStaff(getUnsavedText, { params })).unsaved?.writer;
    };
    const own = await storeFor('anna@EXAMPLE.com', 'laptop');
    // One editor may have written to two requests of the same person.
    const ownSecond = await storeFor('anna@example.com', 'laptop');
    const others = await storeFor('bea@example.com', 'desk');
    await reader(erasePerson, { params: { token }, body: { agreed: 'yes' } });
    expect([await own(), await ownSecond(), await others()]).toEqual([undefined, undefined, 'desk']);
    // The browser that wrote it is told to delete its copy.
    const markOf = async (id: string) => {
      const { unsaved } = await asStaff(getUnsavedText, { params: { resource: settledMarks, id } });
      return unsaved && (JSON.parse(unsaved.text) as { at: number }).at;
    };
    expect(Date.now() - (await markOf('laptop'))!).toBeLessThan(60_000);
    expect(await markOf('desk')).toBeNull();
  });

  it('sees the names of the fields that are stored, and no value that a forwarded email would show to others', async () => {
    await sql(
      `insert into subscriber_fields (key, name, type) values ('city', 'City', 'text'), ('notes', 'Notes', 'text')`,
    );
    await sql(
      `update email_list_subscribers set fields = '{"notes":"Late payer","city":"Denver","gone":"x"}'
      where email_list_id = ?`,
      [lists.engineers],
    );
    const seen = await see();
    await sql('delete from subscriber_fields');
    expect(seen.lists.map(({ fieldNames }) => fieldNames)).toEqual([[], ['City', 'Notes']]);
    expect(JSON.stringify(seen)).not.toContain('Late payer');
  });

  it('sees the subjects of their emails as they got them', async () => {
    await sql(
      `insert into newsletter_campaigns (id, name, subject, subjects, email_list_id)
       values (?, 'May', 'Dear {{name|you}}', '{"Dear {{name|you}}","{{firstName|You}} of {{city|town}}"}', ?)`,
      [campaignId, lists.engineers],
    );
    await sql(
      `insert into newsletter_deliveries (campaign_id, id, email, first_name, email_list_id, variant, status)
       values (?, 1, ?, 'Anna', ?, 1, 'handed_over')`,
      [campaignId, email, lists.engineers],
    );
    expect((await see()).letters).toMatchObject([{ subject: 'Anna of town' }]);
    await sql('update newsletter_deliveries set variant = null');
    expect((await see()).letters).toMatchObject([{ subject: 'Dear Anna' }]);
  });

  it('erases the stored data for good, and no import brings it back', async () => {
    await reader(signUpForNewsletter, { body: { email } });
    await sql(
      `with imports as (
         insert into subscriber_imports (email_list_id, file_name, bytes, checksum, header, email_column, rows, added,
           present, left_before, doubled, invalid, created_by)
         values (?, 'a.csv', 1, '', '{}', 0, 2, 0, 0, 0, 0, 2, 'ada@lanesight.ai') returning id)
       insert into subscriber_import_rejects (import_id, line, email, reason)
       select id, 2, 'ANNA@example.com', 'invalid' from imports union all select id, 3, 'bea@example.com', 'invalid' from imports`,
      [lists.council],
    );
    await expect(reader(erasePerson, { params: { token }, body: { agreed: '' } })).rejects.toMatchObject({
      fields: { agreed: 'Tick the box to erase' },
    });
    await reader(erasePerson, { params: { token }, body: { agreed: 'yes' } });
    expect(await see()).toMatchObject({ standing: 'erased', lists: [], signedUpAt: null, letters: [] });
    await add(lists.engineers);
    expect(await statusOn(lists.engineers)).toEqual([]);
    const tables = ['email_list_subscribers', 'newsletter_subscriptions', 'mail_suppressions'];
    for (const table of tables) {
      expect(await sql(`select from ${table} where email ilike 'anna@example.com'`)).toEqual([]);
    }
    expect(await sql('select email from subscriber_import_rejects order by line')).toEqual([
      { email: 'erased' },
      { email: 'bea@example.com' },
    ]);
    expect(await choose('return')).toEqual({ standing: 'subscribed' });
  });

  it('needs the complete link', async () => {
    token = token.slice(0, -3);
    await expect(see()).rejects.toMatchObject({ code: 'not_found', status: 404 });
    await expect(choose('leave-all')).rejects.toMatchObject({ code: 'not_found' });
    expect((await post('/leaving', 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
  });
});
