import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSubscribers, listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { createEmailList } from '@workspace/contracts/email-lists';
import { createAddressToken } from '../../src/features/mail-preferences/address-token.ts';
import { plainClock } from '../../src/features/contacts/contact-clock.ts';
import { readInbox } from '../../src/features/inbox/read-inbox.ts';
import { imapInbox } from '../../src/adapters/inbox.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';
import { testMailSettings } from '../test-mail-settings.ts';
import { startBounceMailbox, type Box } from './start-bounce-mailbox.ts';
import { abuseReport, answer, postfixReport } from './reports.ts';

const { linkSecrets } = testMailSettings;
const campaignId = '00000000-0000-4000-8000-000000000001';
let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
let listId: string;
let box: Box;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.orm.em.fork().execute('delete from newsletter_campaigns');
  await test.orm.em.fork().execute("delete from email_lists where kind = 'own'");
  await test.orm.em.fork().execute('delete from mail_suppressions');
  listId = (await asStaff(createEmailList, { body: { name: 'Engineers' } })).emailList.id;
  const subscribers = ['anna@example.com', 'bert@example.com', 'cleo@example.com'].map((email) => ({ email }));
  await asStaff(addSubscribers, { params: { listId }, body: { subscribers } });
});
afterEach(() => box.close());

const tokenOf = (email: string) => createAddressToken(linkSecrets, { email, listId, campaignId });
const readBox = () =>
  readInbox(imapInbox(box.url), {
    newEm: () => test.orm.em.fork(),
    linkSecrets,
    clock: Date.now,
    contactClock: plainClock,
  });
const subscriberStatuses = async () =>
  Object.fromEntries(
    (await asStaff(listSubscribers, { params: { listId } })).subscribers.map(({ email, status }) => [email, status]),
  );

describe('readInbox', () => {
  it('suppresses bounced recipients, and flags unknown messages for staff', async () => {
    box = await startBounceMailbox([
      postfixReport({ token: tokenOf('anna@example.com') }),
      answer('Who are you?'),
      abuseReport({ token: tokenOf('bert@example.com') }),
      postfixReport({ token: tokenOf('cleo@example.com'), status: '5.2.2' }),
      postfixReport({ token: tokenOf('cleo@example.com'), action: 'delayed', status: '4.4.1' }),
    ]);
    expect(await readBox()).toEqual({ read: 5, answers: 0, bounced: 2, complained: 1, unclear: 1, failed: 0 });
    expect(await subscriberStatuses()).toEqual({
      'anna@example.com': 'bounced',
      'bert@example.com': 'unsubscribed',
      'cleo@example.com': 'subscribed',
    });
    expect(box.marks()).toEqual([['\\Seen'], ['\\Seen', '\\Flagged'], ['\\Seen'], ['\\Seen'], ['\\Seen']]);
    expect(await readBox()).toMatchObject({ read: 0 });
  });

  it('processes a message again when the process ended before it was flagged, without a second change', async () => {
    box = await startBounceMailbox([postfixReport({ token: tokenOf('anna@example.com') })]);
    const stopped = imapInbox(box.url)(async () => {
      throw new Error('the database is away');
    });
    await expect(stopped).rejects.toThrow('the database is away');
    expect(box.marks()).toEqual([[]]);
    expect(await readBox()).toMatchObject({ read: 1, bounced: 1 });
  });

  it('rejects with a wrong password or an unreachable mailbox', async () => {
    box = await startBounceMailbox([]);
    const { url } = box;
    const read = (address: string) => imapInbox(address)(async () => 'read');
    await expect(read(url.replace('testpass', 'wrong'))).rejects.toThrow(
      'The mailbox INBOX at 127.0.0.1 cannot be opened (Login failed: authentication failure)',
    );
    await expect(read(`${url}/Nowhere`)).rejects.toThrow(/^The mailbox Nowhere at 127\.0\.0\.1 cannot be opened/);
    await box.close();
    await expect(read(url)).rejects.toThrow('ECONNREFUSED');
    box = await startBounceMailbox([]);
  });

  it('does not let a report with a character that the database cannot store block those after it', async () => {
    box = await startBounceMailbox([
      postfixReport({ token: tokenOf('anna@example.com'), diagnostic: '550 5.1.1 no\0body' }),
      postfixReport({ token: tokenOf('bert@example.com') }),
    ]);
    expect(await readBox()).toMatchObject({ read: 2, bounced: 2 });
    expect(await subscriberStatuses()).toMatchObject({ 'anna@example.com': 'bounced', 'bert@example.com': 'bounced' });
  });
});
