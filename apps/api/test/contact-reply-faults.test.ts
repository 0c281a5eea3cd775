import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendContactReply } from '@workspace/contracts/contact-replies';
import { getContact } from '@workspace/contracts/contact-threads';
import { startMailSink } from '@workspace/sandbox/mail-sink';
import type { SubmissionResult } from '../src/adapters/mail-transport.ts';
import { openSubmitMail, type Mail, type SubmitMail } from '../src/adapters/mailer.ts';
import { SmtpTransport } from '../src/adapters/smtp/smtp-transport.ts';
import { sendReplies } from '../src/features/contacts/send-replies.ts';
import { aContact } from './a-contact.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { testReplySettings } from './test-mail-settings.ts';

let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
let id: string;
beforeAll(async () => {
  test = await startTestApp();
  asAda = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());
const newEm = () => test.orm.em.fork();
beforeEach(async () => {
  await newEm().execute('delete from contacts');
  id = await aContact(newEm());
});

const stopping = new AbortController();
const reply = (text: string) => asAda(sendContactReply, { params: { id }, body: { text } });
const send = (submitMail: SubmitMail) =>
  sendReplies({ newEm, submitMail, settings: testReplySettings, clock: Date.now }, stopping.signal);
const statuses = async () =>
  (await asAda(getContact, { params: { id } })).thread.flatMap(({ email }) => email?.status ?? []);
const accepted: SubmissionResult = { outcome: 'handed_over', answer: '' };
const rejected: SubmissionResult = { outcome: 'refused', answer: '550 No such user', isDeadAddress: true };

describe('replies to a request', () => {
  it.each([
    ['another worker claimed them', `next_at = now() + interval '10 minutes', attempts = 2`, 'queued'],
    ['a report said that they failed', `status = 'failed', next_at = null`, 'failed'],
  ])('are left alone by a slow worker after %s', async (_case, change, status) => {
    await reply('Hello');
    await send(async (_mail, control) => {
      await newEm().execute(`update contact_emails set ${change}`);
      return (await control!.permission()) ? accepted : { outcome: 'recalled', answer: '' };
    });
    const [email] = await newEm().execute<[{ isDue: boolean | null }]>(
      `select next_at < now() + interval '9 minutes' as "isDue" from contact_emails`,
    );
    expect([await statuses(), email.isDue]).toEqual([[status], status === 'failed' ? null : false]);
  });

  it('stay queued when the database fails before the first byte', async () => {
    await reply('Hello');
    const { port, taken, stop } = await startMailSink({});
    const transport = new SmtpTransport({ smtpUrl: `smtp://localhost:${port}`, connections: 1, rest: 0 });
    const submit = openSubmitMail(transport, { from: 'News <news@example.com>' });
    const permission = () => Promise.reject(new Error('connection lost'));
    await send((mail) => submit(mail, { recall: stopping.signal, permission }));
    transport.close();
    await stop();
    expect([await statuses(), [...taken.values()]]).toEqual([['queued'], []]);
  });

  it('leave a request answered that an earlier reply answered', async () => {
    await reply('First');
    await send(async (_mail, control) => ((await control!.permission()) ? accepted : rejected));
    await reply('Second');
    await send(async () => rejected);
    expect(await statuses()).toEqual(['sent', 'failed']);
    expect((await asAda(getContact, { params: { id } })).contact.status).toBe('answered');
  });

  it('refer only to emails that their recipient has', async () => {
    await reply('Failed');
    await send(async () => rejected);
    await reply('Second');
    const mails: Mail[] = [];
    await send(async (mail) => (mails.push(mail), accepted));
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toHaveProperty('inReplyTo');
  });
});
