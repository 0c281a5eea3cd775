import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getContact } from '@workspace/contracts/contact-threads';
import { changeContact, listContacts, sendContactRequest, type ContactRequest } from '@workspace/contracts/contacts';
import type { Mail } from '../src/adapters/mailer.ts';
import { MailNotSent } from '../src/mail-not-sent.ts';
import type { SubmissionResult } from '../src/adapters/mail-transport.ts';
import { contactClockOf } from '../src/features/contacts/contact-clock.ts';
import { sendContactNotices } from '../src/features/contacts/send-contact-notices.ts';
import { sendReminders } from '../src/features/contacts/send-reminders.ts';
import { parseWorkingHours } from '../src/working-hours.ts';
import { aContact } from './a-contact.ts';
import { callsTo } from './call-as.ts';
import { publicOrigin, startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
const newEm = () => test.orm.em.fork();
beforeAll(async () => {
  test = await startTestApp();
  asAda = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());
beforeEach(() => newEm().execute('delete from contacts'));

const salesEmail = 'sales@example.com';
async function remind(): Promise<string[]> {
  const sent: Mail[] = [];
  const mailer = async (mail: Mail) => void sent.push(mail);
  await sendReminders(newEm(), mailer, { salesEmail, publicOrigin, now: new Date() });
  return sent.map(({ to, subject }) => `${to}: ${subject}`);
}
const change = (id: string, body: Parameters<typeof asAda<typeof changeContact>>[1]['body']) =>
  asAda(changeContact, { params: { id }, body });

const request: ContactRequest = {
  firstName: 'Tom',
  lastName: 'Berg',
  email: 'tom@county.example',
  citySize: 'small',
  serviceInterest: 'not-sure',
};
const send = (body: Partial<ContactRequest> = {}) =>
  test.callWith()(sendContactRequest, { body: { ...request, ...body } });
const idOf = async (lastName: string) =>
  (await newEm().execute<[{ id: string }]>('select id from contacts where last_name = ?', [lastName]))[0].id;

const failsWith = (outcome: MailNotSent['outcome'], code?: number, command = 'RCPT TO') =>
  new MailNotSent({ outcome, answer: 'No', ...(code && { rejection: { code, command } }) } as SubmissionResult);

describe('notices of requests', () => {
  const notify = (fail: (mail: Mail) => MailNotSent | undefined) => {
    const mailer = async (mail: Mail) => {
      const failure = fail(mail);
      if (failure) throw failure;
    };
    return sendContactNotices(newEm(), mailer, { salesEmail, publicOrigin });
  };
  const isAboutFirst = ({ subject }: Mail) => subject.includes('First');
  beforeEach(async () => {
    await aContact(newEm(), { lastName: 'First', hoursAgo: 2 });
    await aContact(newEm(), { lastName: 'Second', hoursAgo: 1 });
    await newEm().execute('update contacts set notified_at = null');
  });

  it.each([
    ['its content is rejected', failsWith('refused', 554, 'DATA'), { rejected: 1, failed: 0, left: 0 }],
    ['it is to be sent later', failsWith('deferred', 451, 'DATA'), { rejected: 0, failed: 1, left: 1 }],
    ['nobody knows whether it arrived', failsWith('uncertain'), { uncertain: 1, failed: 0, left: 0 }],
  ])('are sent of the other requests when %s of one', async (_case, failure, counts) => {
    expect(await notify((mail) => (isAboutFirst(mail) ? failure : undefined))).toMatchObject({ sent: 1, ...counts });
    expect(await notify(() => undefined)).toMatchObject({ sent: counts.left, left: 0 });
  });

  it('wait while the mail server rejects the sales address, which each run tries once', async () => {
    let calls = 0;
    const sending = notify(() => ((calls += 1), failsWith('refused', 550)));
    await expect(sending).rejects.toMatchObject({ outcome: 'refused' });
    expect(calls).toBe(1);
    expect(await notify(() => undefined)).toMatchObject({ sent: 2, left: 0 });
  });

  it('stop at an unavailable mail server', async () => {
    let calls = 0;
    const sending = notify(() => ((calls += 1), failsWith('deferred')));
    await expect(sending).rejects.toMatchObject({ outcome: 'deferred' });
    expect(calls).toBe(1);
  });
});

describe('reminders of requests', () => {
  it('are sent once when little time is left and once when it is over, to the owner or to sales', async () => {
    const soon = await aContact(newEm(), { lastName: 'Soon', hoursAgo: 20 });
    const late = await aContact(newEm(), { lastName: 'Late', hoursAgo: 30 });
    await aContact(newEm(), { lastName: 'Fresh', hoursAgo: 10 });
    await change(late, { owner: 'grace@lanesight.ai' });
    expect(await remind()).toEqual([
      'grace@lanesight.ai: Late: the request from Tom Late',
      'sales@example.com: Due soon: the request from Tom Soon',
    ]);
    expect(await remind()).toEqual([]);
    await newEm().execute(`update contacts set created_at = created_at - interval '5 hours' where id = ?`, [soon]);
    expect(await remind()).toEqual(['sales@example.com: Late: the request from Tom Soon']);
  });

  it('go to the sales address when the mail server rejects the one of the owner', async () => {
    const late = await aContact(newEm(), { lastName: 'Late', hoursAgo: 30 });
    await change(late, { owner: 'gone@lanesight.ai' });
    const sent: string[] = [];
    const mailer = async ({ to }: Mail) => {
      if (to === 'gone@lanesight.ai') throw failsWith('refused', 550);
      sent.push(to);
    };
    await sendReminders(newEm(), mailer, { salesEmail, publicOrigin, now: new Date() });
    expect(sent).toEqual([salesEmail]);
  });

  it('are not sent for answered or archived requests and spam', async () => {
    const [answered, archived, spam] = [
      await aContact(newEm(), { hoursAgo: 30 }),
      await aContact(newEm(), { hoursAgo: 30 }),
      await aContact(newEm(), { hoursAgo: 30 }),
    ];
    await change(answered, { isAnswered: true });
    await change(archived, { isArchived: true });
    await change(spam, { isSpam: true });
    expect(await remind()).toEqual([]);
  });
});

it('counts the promised time in working hours when they are set', async () => {
  const contactClock = contactClockOf(parseWorkingHours('Mon-Fri 08:00-16:00 UTC'));
  // A Friday.
  const app = await test.startAnother({ contactClock, clock: () => Date.parse('2026-12-04T15:00:00Z') });
  await callsTo(app)()(sendContactRequest, { body: request });
  const { contact } = await asAda(getContact, { params: { id: await idOf('Berg') } });
  expect([contact.soonAt, contact.dueAt]).toEqual(['2026-12-09T09:00:00.000Z', '2026-12-09T15:00:00.000Z']);
});

describe('spam', () => {
  const notices = async () => {
    const sent: Mail[] = [];
    await sendContactNotices(newEm(), async (mail) => void sent.push(mail), { salesEmail, publicOrigin });
    return sent.length;
  };

  it('is stored with its reasons, without a notice and without a time, until staff put it back', async () => {
    expect(await send({ lastName: 'www.cheap.example' })).toMatchObject({
      message: expect.stringContaining('Thank you'),
    });
    const { counts } = await asAda(listContacts, {});
    expect([counts.waiting, counts.spam, await notices()]).toEqual([0, 1, 0]);
    const id = await idOf('www.cheap.example');
    const { contact, thread } = await asAda(getContact, { params: { id } });
    expect(contact).toMatchObject({ status: 'spam', spamReasons: ['link_in_name'] });
    expect(thread.at(-1)).toMatchObject({ kind: 'spam', by: null });
    await change(id, { isSpam: false });
    expect([(await asAda(listContacts, {})).waiting, await notices()]).toEqual([1, 1]);
  });

  it('is recognized by the marks of staff, and unlearned when they put it back', async () => {
    await send({ lastName: 'One' });
    await change(await idOf('One'), { isSpam: true });
    await send({ lastName: 'Two', email: 'TOM@county.example' });
    const { contacts } = await asAda(listContacts, { query: { status: 'spam' } });
    expect(contacts.map(({ spamReasons }) => spamReasons)).toEqual([['known_sender'], []]);
    for (const name of ['One', 'Two']) await change(await idOf(name), { isSpam: false });
    await send({ lastName: 'Three' });
    expect((await asAda(listContacts, {})).counts).toMatchObject({ waiting: 3, spam: 0 });
  });

  it('is not learned from requests that no person took for spam', async () => {
    for (const lastName of ['www.cheap.example', 'www.cheaper.example']) await send({ lastName });
    await send({ lastName: 'Berg' });
    expect((await asAda(listContacts, {})).counts).toMatchObject({ waiting: 1, spam: 2 });
  });

  it('is no plain request, however often it is sent', async () => {
    for (let index = 0; index < 8; index += 1) await send();
    expect((await asAda(listContacts, {})).counts).toMatchObject({ waiting: 8, spam: 0 });
  });
});
