import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retryContactReply, sendContactReply } from '@workspace/contracts/contact-replies';
import { getContact, type ContactEmail } from '@workspace/contracts/contact-threads';
import { changeContact, listContacts } from '@workspace/contracts/contacts';
import { freePort } from '@workspace/sandbox/free-port';
import { startMailSink, type Fault, type MailSink } from '@workspace/sandbox/mail-sink';
import { startSandbox } from '@workspace/sandbox/sandbox';
import { openSubmitMail } from '../src/adapters/mailer.ts';
import { SmtpTransport } from '../src/adapters/smtp/smtp-transport.ts';
import { sendReplies } from '../src/features/contacts/send-replies.ts';
import { aContact } from './a-contact.ts';
import { apiErrorOf } from './call-as.ts';
import { publicOrigin, startTestApp, type TestApp } from './start-test-app.ts';
import { testReplySettings } from './test-mail-settings.ts';

let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
/** Milliseconds that have passed for the job. */
let later = 0;
beforeAll(async () => {
  test = await startTestApp();
  asAda = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());
const newEm = () => test.orm.em.fork();
beforeEach(async () => {
  later = 0;
  await newEm().execute('delete from contacts');
});
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const reply = (id: string, text: string) => asAda(sendContactReply, { params: { id }, body: { text } });
const threadOf = async (id: string) => (await asAda(getContact, { params: { id } })).thread;
const emailsOf = async (id: string) =>
  (await threadOf(id)).flatMap<ContactEmail>(({ email }) => (email ? [email] : []));
const statusOf = async (id: string) => (await emailsOf(id)).map(({ status }) => status);

function send(smtpPort: number, clock = () => Date.now() + later, signal = new AbortController().signal) {
  const transport = new SmtpTransport({
    smtpUrl: `smtp://localhost:${smtpPort}`,
    connections: 1,
    rest: 0,
    timeoutMs: 500,
  });
  closing.push(() => transport.close());
  const submitMail = openSubmitMail(transport, { from: 'News <news@example.com>' });
  return sendReplies({ newEm, submitMail, settings: testReplySettings, clock }, signal);
}
async function sinkWith(fault?: Fault): Promise<MailSink> {
  const sink = await startMailSink({ faults: () => fault });
  closing.push(sink.stop);
  return sink;
}

describe('replies to a request', () => {
  it('are stored at once, and mark the request as answered', async () => {
    const id = await aContact(newEm(), { firstName: 'Ada' });
    const { contact, entry } = await reply(id, ' Thank you.\n\nWhen may we call? ');
    expect(contact).toMatchObject({ status: 'answered', answeredBy: 'ada@lanesight.ai' });
    expect(entry).toMatchObject({
      kind: 'reply',
      by: 'ada@lanesight.ai',
      text: 'Thank you.\n\nWhen may we call?',
      email: { status: 'queued', reason: null },
    });
    expect((await threadOf(id)).map(({ kind }) => kind)).toEqual(['created', 'reply', 'answered']);
    await asAda(changeContact, { params: { id }, body: { isAnswered: false } });
    expect((await asAda(listContacts, {})).waiting).toBe(1);
  });

  it('are stored only when the writer has read those of colleagues', async () => {
    const id = await aContact(newEm(), { firstName: 'Ada' });
    const replyAfter = (text: string, lastReplyId: string | null) =>
      asAda(sendContactReply, { params: { id }, body: { text, lastReplyId } });
    const { entry } = await replyAfter('Of the first', null);
    expect(await apiErrorOf(replyAfter('Of the second', null))).toMatchObject({
      status: 409,
      code: 'replied_meanwhile',
      message: expect.stringMatching(/^ada@lanesight\.ai replied meanwhile/),
    });
    expect(await statusOf(id)).toEqual(['queued']);
    await replyAfter('Of the second', entry.id);
    expect(await statusOf(id)).toEqual(['queued', 'queued']);
  });

  it('are sent from the configured address, so that answers thread', async () => {
    const id = await aContact(newEm(), { firstName: 'Ada', email: 'ada@city.example' });
    await reply(id, 'First <b>');
    await reply(id, 'Second');
    const [port, smtpPort] = [await freePort(), await freePort()];
    const client = { clientId: 'staff', clientSecret: 'a-secret-of-some-length-for-this-test' };
    const sandbox = await startSandbox({ port, smtpPort, publicOrigin, ...client, parts: ['mailbox'] });
    closing.push(() => sandbox.stop());
    expect(await send(smtpPort)).toEqual({ sent: 2, tried: 2 });
    expect(await send(smtpPort)).toEqual({ sent: 0, tried: 0 });
    const read = await fetch(`${sandbox.origin}/mail/messages`);
    const [second, first] = (await read.json()) as { html: string; headers: Record<string, string> }[];
    expect(first).toMatchObject({
      to: ['ada@city.example'],
      from: 'hello@example.com',
      subject: 'Your consultation request to Lanesight',
      text: expect.stringContaining('First <b>'),
    });
    expect(first!.html).toContain('First &#60;b&#62;');
    expect(first!.html).toMatch(/^<!doctype html><html lang="en">.*<title>Your consultation request to Lanesight</);
    const [, token] = /^<([0-9a-f]{32})@example\.com>$/.exec(first!.headers['message-id']!)!;
    expect(first!.headers['reply-to']).toBe(`hello+${token}@example.com`);
    expect(second!.headers['in-reply-to']).toBe(first!.headers['message-id']);
    expect(second!.headers.references).toBe(first!.headers['message-id']);
    expect(await statusOf(id)).toEqual(['sent', 'sent']);
  });

  it('wait while the mail server is down, and are tried again later', async () => {
    const id = await aContact(newEm());
    await reply(id, 'Hello');
    expect(await send(await freePort())).toEqual({ sent: 0, tried: 1 });
    expect(await emailsOf(id)).toMatchObject([{ status: 'queued', reason: expect.stringContaining('ECONNREFUSED') }]);
    const { port, taken } = await sinkWith();
    expect(await send(port)).toMatchObject({ tried: 0 });
    later += 3 * 60_000;
    expect(await send(port)).toMatchObject({ sent: 1 });
    expect(await emailsOf(id)).toMatchObject([{ status: 'sent', reason: null }]);
    expect(taken.size).toBe(1);
  });

  it('fail after a day without a mail server', async () => {
    const id = await aContact(newEm());
    await reply(id, 'Hello');
    later += 25 * 3_600_000;
    await send(await freePort());
    expect(await statusOf(id)).toEqual(['failed']);
  });

  it('fail with the reason of the mail server, and can be sent again', async () => {
    const id = await aContact(newEm());
    const { entry } = await reply(id, 'Hello');
    const { port } = await sinkWith({ at: 'recipient', does: '550 5.1.1 No such user' });
    await send(port);
    expect(await emailsOf(id)).toMatchObject([{ status: 'failed', reason: expect.stringContaining('No such user') }]);
    const params = { id, emailId: entry.email!.id };
    await asAda(retryContactReply, { params });
    expect(await statusOf(id)).toEqual(['queued']);
    expect((await apiErrorOf(asAda(retryContactReply, { params }))).code).toBe('not_failed');
    await send((await sinkWith()).port);
    expect(await statusOf(id)).toEqual(['sent']);
  });

  it('are not sent again when nobody knows whether the mail server accepted them', async () => {
    const id = await aContact(newEm());
    await reply(id, 'Hello');
    const { port, taken } = await sinkWith({ at: 'message', does: 'keep-and-cut' });
    await send(port);
    expect(await statusOf(id)).toEqual(['uncertain']);
    later += 3_600_000;
    await send(port);
    expect([...taken.values()]).toEqual([1]);
  });

  it('are uncertain when the worker died while it sent them', async () => {
    const id = await aContact(newEm());
    await reply(id, 'Hello');
    await newEm().execute(`update contact_emails set status = 'sending', next_at = now() + interval '10 minutes'`);
    await send((await sinkWith()).port);
    expect(await statusOf(id)).toEqual(['queued']);
    later += 11 * 60_000;
    await send((await sinkWith()).port);
    expect(await statusOf(id)).toEqual(['uncertain']);
  });

  it('are sent once by two workers', async () => {
    const id = await aContact(newEm());
    for (let index = 0; index < 10; index += 1) await reply(id, `Reply ${index}`);
    const { port, taken } = await sinkWith();
    const [one, other] = await Promise.all([send(port), send(port)]);
    expect(one.sent + other.sent).toBe(10);
    expect([...taken.values()]).toEqual(Array(10).fill(1));
  });

  it('are rejected for spam, and with a placeholder that nobody filled in', async () => {
    const id = await aContact(newEm());
    const { status, fields } = await apiErrorOf(reply(id, 'Hi {{firstName}}'));
    expect([status, fields]).toEqual([400, { text: 'Replace {{firstName}} before you send this' }]);
    await asAda(changeContact, { params: { id }, body: { isSpam: true } });
    expect((await apiErrorOf(reply(id, 'Hi'))).code).toBe('is_spam');
    expect(await statusOf(id)).toEqual([]);
  });
});
