import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changeContact,
  exportContacts,
  listContacts,
  sendContactRequest,
  type ContactRequest,
} from '@workspace/contracts/contacts';
import { privacyPolicyVersion } from '@workspace/contracts/form-choices';
import { freePort } from '@workspace/sandbox/free-port';
import { startSandbox } from '@workspace/sandbox/sandbox';
import { sendContactNotices } from '../src/features/contacts/send-contact-notices.ts';
import { openMailer } from '../src/adapters/mailer.ts';
import { SmtpTransport } from '../src/adapters/smtp/smtp-transport.ts';
import { apiErrorOf } from './call-as.ts';
import { publicOrigin, startTestApp, type TestApp } from './start-test-app.ts';

const request: ContactRequest = {
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@city.example',
  citySize: 'medium',
  serviceInterest: 'full-service',
};

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
beforeEach(() => test.orm.em.fork().execute('delete from contacts'));
afterAll(() => test.close());

const send = (body: ContactRequest) => test.callWith()(sendContactRequest, { body });

describe('a consultation request', () => {
  const stored = async () =>
    (await test.orm.em.fork().execute('select first_name, policy_version, agreed_at, notified_at from contacts'))[0];

  it('is stored with the accepted policy, and confirmed with the promised text', async () => {
    expect(await send({ ...request, agreedPolicy: privacyPolicyVersion })).toEqual({
      message: 'Thank you for your interest! We will contact you within 24 hours to schedule your consultation.',
    });
    const row = await stored();
    expect(row).toMatchObject({ first_name: 'Ada', policy_version: privacyPolicyVersion, notified_at: null });
    expect(Date.now() - new Date(row!.agreed_at as string).getTime()).toBeLessThan(60_000);
  });

  it('stores no consent that its sender did not state', async () => {
    await send(request);
    expect(await stored()).toMatchObject({ policy_version: null, agreed_at: null });
    await test.orm.em.fork().execute('delete from contacts');
    await send({ ...request, agreedPolicy: '9999-12-31' });
    expect(await stored()).toMatchObject({ policy_version: null, agreed_at: null });
  });

  it('names each missing or invalid field', async () => {
    const { status, fields } = await apiErrorOf(send({} as ContactRequest));
    expect([status, fields]).toEqual([
      400,
      {
        firstName: 'Write your first name',
        lastName: 'Write your last name',
        email: 'Write your email address',
        citySize: 'Choose a city size',
        serviceInterest: 'Choose a service',
      },
    ]);
    const wrong = { ...request, email: 'ada', citySize: 'huge', serviceInterest: 'x' } as unknown as ContactRequest;
    expect(Object.keys((await apiErrorOf(send(wrong))).fields).toSorted()).toEqual([
      'citySize',
      'email',
      'serviceInterest',
    ]);
  });

  it('is confirmed but not stored when it fills in a hidden field', async () => {
    await send({ ...request, website: 'x' });
    expect((await asStaff(listContacts, {})).total).toBe(0);
  });

  it('redirects a form without JavaScript to a thank-you page', async () => {
    const payload = new URLSearchParams({ ...request, website: '' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const { statusCode, headers: response } = await test.app.inject({
      method: 'POST',
      url: '/api/contacts',
      payload,
      headers,
    });
    expect([statusCode, response.location]).toEqual([303, '/thank-you']);
  });
});

describe('consultation requests for staff', () => {
  it('are found by name or address, and are marked as answered by the first who does it', async () => {
    await send(request);
    await send({ ...request, firstName: 'Grace', email: 'grace@state.example' });
    const { contacts, waiting, late, total } = await asStaff(listContacts, {});
    expect([contacts.map(({ firstName }) => firstName), waiting, late, total]).toEqual([['Ada', 'Grace'], 2, 0, 2]);
    const found = await asStaff(listContacts, { query: { search: 'STATE.ex' } });
    expect([found.contacts.map(({ firstName }) => firstName), found.waiting, found.total]).toEqual([['Grace'], 1, 1]);
    expect((await asStaff(listContacts, { query: { search: '%' } })).contacts).toEqual([]);
    const { id } = found.contacts[0]!;
    const mark = async (by: string, isAnswered: boolean) => {
      const asPerson = test.callWith(await test.signInAs(by));
      return (await asPerson(changeContact, { params: { id }, body: { isAnswered } })).contact;
    };
    const answered = await mark('ada@lanesight.ai', true);
    expect(answered).toMatchObject({ answeredBy: 'ada@lanesight.ai', answeredAt: expect.any(String) });
    expect(await mark('grace@lanesight.ai', true)).toEqual(answered);
    expect((await asStaff(listContacts, {})).waiting).toBe(1);
    expect(await mark('ada@lanesight.ai', false)).toMatchObject({ answeredAt: null, answeredBy: null });
    expect(await mark('grace@lanesight.ai', true)).toMatchObject({ answeredBy: 'grace@lanesight.ai' });
  });

  it('are paginated: late first, then open by age, then answered, with matching counts', async () => {
    // Ten answered, ten late, ten on time, in random order.
    await test.orm.em.fork().execute(`
      insert into contacts (id, first_name, last_name, email, city_size, service_interest, policy_version, created_at, answered_at)
      select uuidv7(), case n % 3 when 0 then 'Answered' when 1 then 'Late' else 'Open' end, n::text, n || '@city.example',
        'small', 'not-sure', '1',
        now() - case n % 3 when 1 then interval '2 days' when 0 then interval '3 days' else interval '0' end - n * interval '1 minute',
        case n % 3 when 0 then now() - n * interval '1 minute' end
      from generate_series(1, 30) n order by n * 7 % 31`);
    const pageOf = (page: number) => asStaff(listContacts, { query: { page, pageSize: 12 } });
    const pages = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)];
    for (const { total, waiting, late } of pages)
      expect({ total, waiting, late }).toEqual({ total: 30, waiting: 20, late: 10 });
    expect(pages.map(({ contacts }) => contacts.length)).toEqual([12, 12, 6, 0]);
    const every = pages.flatMap(({ contacts }) => contacts);
    expect(new Set(every.map(({ id }) => id)).size).toBe(30);
    expect(every.map(({ firstName }) => firstName)).toEqual(
      ['Late', 'Open', 'Answered'].flatMap((name) => Array<string>(10).fill(name)),
    );
    const times = (name: string, field: 'createdAt' | 'answeredAt') =>
      every.filter(({ firstName }) => firstName === name).map((contact) => contact[field]!);
    expect(times('Late', 'createdAt')).toEqual(times('Late', 'createdAt').toSorted());
    expect(times('Open', 'createdAt')).toEqual(times('Open', 'createdAt').toSorted());
    expect(times('Answered', 'answeredAt')).toEqual(times('Answered', 'answeredAt').toSorted().toReversed());
  });

  it('get no wrong name from a release that does not store who answered', async () => {
    await send(request);
    const { id } = (await asStaff(listContacts, {})).contacts[0]!;
    await asStaff(changeContact, { params: { id }, body: { isAnswered: true } });
    const em = test.orm.em.fork();
    await em.execute('update contacts set answered_at = null');
    await em.execute('update contacts set answered_at = now()');
    expect((await asStaff(listContacts, {})).contacts[0]).toMatchObject({ answeredBy: null });
  });

  it('are exported once each when there are more than one page of them', async () => {
    await test.orm.em.fork().execute(`
      insert into contacts (first_name, last_name, email, city_size, service_interest)
      select 'Tom', n::text, n || '@city.example', 'small', 'not-sure' from generate_series(1, 1001) n`);
    const rows = (await (await asStaff(exportContacts, {})).text()).trimEnd().split('\r\n').slice(1);
    expect([rows.length, new Set(rows).size]).toEqual([1_001, 1_001]);
  });

  it('are exported completely, and harmless to a spreadsheet', async () => {
    await send({ ...request, firstName: '=HYPERLINK("https://evil.example")', lastName: 'Müller, "M"' });
    const csv = await (await asStaff(exportContacts, {})).text();
    const [head, row] = csv.split('\r\n');
    expect(head).toContain('"firstName","lastName","email"');
    expect(row).toMatch(
      /^"'=HYPERLINK\(""https:\/\/evil\.example""\)","Müller, ""M""","ada@city\.example","medium","full-service",/,
    );
  });
});

it('keeps the notification pending while the mail server is down, and then sends it with Reply-To', async () => {
  await send({ ...request, lastName: 'King\r\nBcc: all@evil.example' });
  const [port, smtpPort] = [await freePort(), await freePort()];
  const transport = new SmtpTransport({ smtpUrl: `smtp://localhost:${smtpPort}`, connections: 2, rest: 0 });
  const mailer = openMailer(transport, { from: 'News <news@example.com>' });
  const sendNotices = () =>
    sendContactNotices(test.orm.em.fork(), mailer, { salesEmail: 'sales@example.com', publicOrigin });
  await expect(sendNotices()).rejects.toThrow(/ECONNREFUSED/);
  const client = { clientId: 'staff', clientSecret: 'a-secret-of-some-length-for-this-test' };
  const sandbox = await startSandbox({ port, smtpPort, publicOrigin, ...client, parts: ['mailbox'] });
  try {
    expect(await sendNotices()).toMatchObject({ sent: 1, left: 0 });
    expect(await sendNotices()).toMatchObject({ sent: 0, left: 0 });
    const messages = (await (await fetch(`${sandbox.origin}/mail/messages`)).json()) as Record<string, unknown>[];
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      to: ['sales@example.com'],
      subject: 'Consultation request from Ada King Bcc: all@evil.example',
      headers: expect.objectContaining({ 'reply-to': 'ada@city.example' }),
      text: expect.stringMatching(/^Name: Ada King Bcc: all@evil.example$/m),
    });
  } finally {
    transport.close();
    await sandbox.stop();
  }
});
