import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSubscribers } from '@workspace/contracts/email-list-subscribers';
import { createEmailList } from '@workspace/contracts/email-lists';
import { getMailPreferences } from '@workspace/contracts/mail-preferences';
import { createAddressToken } from '../src/features/mail-preferences/address-token.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { testMailSettings } from './test-mail-settings.ts';

const email = 'anna@example.com';
const campaignId = '01935f1e-dddd-7eee-8fff-ba9876543210';
let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.orm.em.fork().execute(`delete from email_lists where kind = 'own'`);
  await test.orm.em.fork().execute('delete from mail_suppressions');
  const asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
  const listId = (await asStaff(createEmailList, { body: { name: 'Engineers' } })).emailList.id;
  await asStaff(addSubscribers, { params: { listId }, body: { subscribers: [{ email, firstName: 'Anna' }] } });
  token = createAddressToken(testMailSettings.linkSecrets, { email, listId, campaignId });
});

const form = 'application/x-www-form-urlencoded';
const post = (path: string, payload: string, headers: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: `/api/mail-preferences/${token}${path}`, payload, headers });
const statusNow = async () => (await test.callWith()(getMailPreferences, { params: { token } })).standing;

describe('unsubscribing with one click', () => {
  it.each([
    [form, 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('works in a mail client, which posts %s and expects no page', async (type, body) => {
    const { statusCode, headers } = await post('/leaving', body, { 'content-type': type });
    expect([statusCode, headers.location]).toEqual([204, undefined]);
    expect(await statusNow()).toBe('left');
  });

  it('works on the page of a webmail, which may do nothing else', async () => {
    const headers = { 'content-type': form, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    expect((await post('', 'choice=leave-all', headers)).statusCode).toBe(403);
    expect((await post('/erasure', 'agreed=on', headers)).statusCode).toBe(403);
    expect(await statusNow()).toBe('subscribed');
    expect((await post('/leaving', 'List-Unsubscribe=One-Click', headers)).statusCode).toBe(204);
    expect(await statusNow()).toBe('left');
  });
});
