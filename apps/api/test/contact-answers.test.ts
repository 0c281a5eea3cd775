import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendContactReply } from '@workspace/contracts/contact-replies';
import { getContact } from '@workspace/contracts/contact-threads';
import { changeContact, listContacts } from '@workspace/contracts/contacts';
import type { Mail } from '../src/adapters/mailer.ts';
import { imapInbox } from '../src/adapters/inbox.ts';
import { plainClock } from '../src/features/contacts/contact-clock.ts';
import { sendAnswerNotices } from '../src/features/contacts/send-answer-notices.ts';
import { readInbox } from '../src/features/inbox/read-inbox.ts';
import { aContact } from './a-contact.ts';
import { postfixReport } from './returned-mail/reports.ts';
import { startBounceMailbox, type Box } from './returned-mail/start-bounce-mailbox.ts';
import { publicOrigin, startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
let box: Box | undefined;
let id: string;
let messageId: string;
const newEm = () => test.orm.em.fork();
beforeAll(async () => {
  test = await startTestApp();
  asAda = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());
beforeEach(async () => {
  await newEm().execute('delete from contacts');
  id = await aContact(newEm(), { email: 'tom@county.example', hoursAgo: 2 });
  await asAda(sendContactReply, { params: { id }, body: { text: 'When may we call?' } });
  const [email] = await newEm().execute<[{ message_id: string }]>('select message_id from contact_emails');
  messageId = email.message_id;
});
afterEach(() => box?.close());

const anEmail = (headers: readonly string[], body: string, type = 'text/plain; charset=utf-8') =>
  Buffer.from(
    ['From: Tom Berg <tom@county.example>', 'Subject: Re: Call', ...headers, `Content-Type: ${type}`, '', body].join(
      '\r\n',
    ),
  );
async function read(...messages: Buffer[]) {
  await box?.close();
  box = await startBounceMailbox(messages);
  const deps = { newEm, linkSecrets: ['l'.repeat(40)], clock: Date.now, contactClock: plainClock };
  return readInbox(imapInbox(box.url), deps);
}
const contact = () => asAda(getContact, { params: { id } });
const kinds = async () => (await contact()).thread.map(({ kind }) => kind);

describe('answers to replies', () => {
  it.each([
    ['In-Reply-To', (value: string) => [`In-Reply-To: ${value}`]],
    ['References', (value: string) => [`References: ${value}`]],
    ['Message-ID', (value: string) => [`Message-ID: ${value}`, `In-Reply-To: ${messageId}`]],
  ])('are read although an email before them has a NUL in its %s', async (_header, headersOf) => {
    const odd = anEmail(headersOf('<=?utf-8?q?a=00b?=@county.example>'), 'Odd');
    const answer = anEmail([`In-Reply-To: ${messageId}`, 'Message-ID: <2@county.example>'], 'On Tuesday.');
    const counts = await read(odd, answer);
    expect(counts).toMatchObject({ read: 2, failed: 0 });
    expect((await contact()).thread.map(({ text }) => text)).toContain('On Tuesday.');
  });

  it('appear in the thread, reopen the request and start its time anew', async () => {
    const answer = anEmail([`In-Reply-To: ${messageId}`, 'Message-ID: <1@county.example>'], 'On Tuesday.\r\n> When?');
    expect(await read(answer)).toEqual({ read: 1, answers: 1, bounced: 0, complained: 0, unclear: 0, failed: 0 });
    expect(box!.marks()).toEqual([['\\Seen']]);
    const { contact: reopened, thread } = await contact();
    expect(thread.slice(-2)).toMatchObject([
      {
        kind: 'message',
        by: null,
        text: 'On Tuesday.\n> When?',
        email: { status: 'received', from: 'tom@county.example' },
      },
      { kind: 'reopened', by: null, detail: 'message' },
    ]);
    expect(reopened.status).toBe('waiting');
    expect((Date.parse(reopened.dueAt) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    // The first answer came in time, whatever follows.
    expect((await asAda(listContacts, {})).promise).toEqual({ kept: 1, of: 1 });
  });

  it('are stored once, however often they are read', async () => {
    const answer = anEmail([`In-Reply-To: ${messageId}`, 'Message-ID: <1@county.example>'], 'Yes');
    await read(answer);
    const before = await kinds();
    await asAda(changeContact, { params: { id }, body: { isAnswered: true } });
    expect(await read(answer, answer)).toMatchObject({ answers: 2 });
    expect(await kinds()).toEqual([...before, 'answered']);
  });

  it('are found by older references, and by the token in the address', async () => {
    const token = messageId.slice(1, 33);
    await read(
      anEmail([`References: <x@y> ${messageId} <z@y>`, 'In-Reply-To: <z@y>', 'Message-ID: <1@a>'], 'One'),
      anEmail([`To: Lanesight <HELLO+${token}@example.com>`, 'Message-ID: <2@a>'], 'Two'),
      anEmail([`To: hello+${token}@example.com`], 'Without an id'),
    );
    expect((await contact()).thread.flatMap(({ kind, text }) => (kind === 'message' ? [text] : []))).toEqual([
      'One',
      'Two',
      'Without an id',
    ]);
  });

  it('show the text of an HTML email, and the names of attachments', async () => {
    const type = 'multipart/mixed; boundary=b';
    const body = [
      '--b',
      'Content-Type: text/html',
      '',
      '<p>Hi <script>alert(1)</script><img src=x onerror=alert(1)>Ada</p>',
      '--b',
      'Content-Type: application/pdf; name=plan.pdf',
      'Content-Disposition: attachment; filename=plan.pdf',
      '',
      'x',
      '--b--',
    ].join('\r\n');
    await read(anEmail([`In-Reply-To: ${messageId}`], body, type));
    const message = (await contact()).thread.find(({ kind }) => kind === 'message')!;
    expect([message.text, message.email!.attachments]).toEqual(['Hi Ada', ['plan.pdf']]);
  });

  it('reopen nothing when a program wrote them', async () => {
    await read(anEmail([`In-Reply-To: ${messageId}`, 'Auto-Submitted: auto-replied'], 'I am away.'));
    const { contact: unchanged, thread } = await contact();
    expect([unchanged.status, thread.at(-1)?.email?.isAutomatic]).toEqual(['answered', true]);
  });

  it('leave the time of a request that still waits, and bring back an archived one', async () => {
    await asAda(changeContact, { params: { id }, body: { isAnswered: false } });
    const { dueAt } = (await contact()).contact;
    await read(anEmail([`In-Reply-To: ${messageId}`, 'Message-ID: <1@a>'], 'And?'));
    expect((await contact()).contact.dueAt).toBe(dueAt);
    await asAda(changeContact, { params: { id }, body: { isArchived: true, isAnswered: true } });
    await read(anEmail([`In-Reply-To: ${messageId}`, 'Message-ID: <2@a>'], 'Hello?'));
    expect((await contact()).contact.status).toBe('waiting');
    expect((await kinds()).slice(-3)).toEqual(['message', 'unarchived', 'reopened']);
  });

  it('are flagged in the mailbox when they belong to no request', async () => {
    expect(await read(anEmail(['In-Reply-To: <guess@example.com>'], 'Buy this'))).toMatchObject({ unclear: 1 });
    expect(box!.marks()).toEqual([['\\Seen', '\\Flagged']]);
  });

  // The second one is of a mail service that replaced the Message-ID.
  it.each([
    ['Message-ID', []],
    ['Original-Message-ID', ['Message-ID: <0102@eu-west-1.amazonses.com>']],
  ])('mark a reply that came back as failed by its %s, and the request as waiting', async (field, above) => {
    const message = [...above, `${field}: ${messageId}`, 'Subject: x', '', 'When may we call?'].join('\r\n');
    const report = postfixReport({ token: 'x', message, diagnostic: '550 5.1.1 No such user' });
    expect(await read(report)).toMatchObject({ answers: 1 });
    const { contact: reopened, thread } = await contact();
    expect(reopened.status).toBe('waiting');
    expect(thread.find(({ kind }) => kind === 'reply')!.email).toMatchObject({
      status: 'failed',
      reason: 'The email came back: 5.1.1 550 5.1.1 No such user',
    });
    expect(thread.at(-1)).toMatchObject({ kind: 'reopened', detail: 'reply_failed' });
    expect(await read(report)).toMatchObject({ answers: 1 });
  });
});

describe('notices of answers', () => {
  const addresses = { salesEmail: 'sales@example.com', publicOrigin };
  const notices = async () => {
    const sent: Mail[] = [];
    await sendAnswerNotices(newEm(), async (mail) => void sent.push(mail), addresses);
    return sent;
  };
  const anAnswer = (body: string, headers: readonly string[] = []) =>
    anEmail([`In-Reply-To: ${messageId}`, ...headers], body);

  it('say who answered and the first words, with a link to the thread, once', async () => {
    const quote = '\r\n\r\nOn May 1, Ada wrote:\r\n> When may we call?';
    await read(anAnswer(`On <b>Tuesday</b>,\r\nplease. ${'x'.repeat(300)}${quote}`));
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ to: 'sales@example.com', subject: 'Answer to the request from Tom Berg' });
    expect(notice!.text).toContain('tom@county.example answered the reply of Lanesight to Tom Berg:');
    expect(notice!.text).toMatch(/\n\nOn <b>Tuesday<\/b>, please\. x{173}…\n\n/);
    expect(notice!.text).toContain(`${publicOrigin}/cms/contacts/${id}`);
    expect(notice!.html).toContain('On &#60;b&#62;Tuesday&#60;/b&#62;, please.');
    expect(await notices()).toEqual([]);
  });

  it('go to the owner of the request', async () => {
    await asAda(changeContact, { params: { id }, body: { owner: 'grace@lanesight.ai' } });
    await read(anAnswer('Yes'));
    expect((await notices()).map(({ to }) => to)).toEqual(['grace@lanesight.ai']);
  });

  it('are not sent for automatic replies, bounces, spam and emails of no request', async () => {
    const message = [`Message-ID: ${messageId}`, 'Subject: x', '', 'When may we call?'].join('\r\n');
    await read(
      anAnswer('I am away.', ['Auto-Submitted: auto-replied']),
      postfixReport({ token: 'x', message, diagnostic: '550 5.1.1 No such user' }),
      anEmail(['In-Reply-To: <guess@example.com>'], 'Buy this'),
    );
    expect(await notices()).toEqual([]);
    await asAda(changeContact, { params: { id }, body: { isSpam: true } });
    await read(anAnswer('Buy that'));
    expect(await notices()).toEqual([]);
  });

  it('wait while the mail server is unavailable, and are sent afterwards', async () => {
    await read(anAnswer('One', ['Message-ID: <1@a>']), anAnswer('Two', ['Message-ID: <2@a>']));
    const fail = async (mail: Mail) => {
      if (mail.text.includes('Two')) throw new Error('The mail server is unavailable');
    };
    await expect(sendAnswerNotices(newEm(), fail, addresses)).rejects.toThrow('unavailable');
    const left = await notices();
    expect(left).toHaveLength(1);
    expect(left[0]!.text).toContain('Two');
  });
});
