import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addSubscribers,
  changeSubscriber,
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
  type SubscriberDraft,
} from '@workspace/contracts/email-list-subscribers';
import {
  changeEmailList,
  createEmailList,
  deleteEmailList,
  getEmailList,
  listEmailLists,
} from '@workspace/contracts/email-lists';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';
import { suppress } from '../src/features/suppressions/suppress.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
let listId: string;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());
const sql = (query: string, values: unknown[] = []) => test.orm.em.fork().execute(query, values);
beforeEach(async () => {
  await sql("delete from email_lists where kind = 'own'");
  await sql('delete from mail_suppressions');
  listId = (await asStaff(createEmailList, { body: { name: 'Engineers' } })).emailList.id;
});

const add = (...subscribers: (SubscriberDraft | string)[]) =>
  asStaff(addSubscribers, {
    params: { listId },
    body: { subscribers: subscribers.map((given) => (typeof given === 'string' ? { email: given } : given)) },
  });
const count = async (id = listId) => (await asStaff(getEmailList, { params: { id } })).emailList.subscriberCount;
const rows = async (query: Parameters<typeof asStaff<typeof listSubscribers>>[1]['query'] = {}) =>
  (await asStaff(listSubscribers, { params: { listId }, query })).subscribers;
const emails = async (query?: Parameters<typeof rows>[0]) => (await rows(query)).map(({ email }) => email);

describe('email lists', () => {
  it('are created, renamed and moved to the trash', async () => {
    await add('a@example.com');
    const { emailList } = await asStaff(changeEmailList, {
      params: { id: listId },
      body: { name: ' City engineers ', description: 'Of the north' },
    });
    expect(emailList).toMatchObject({ name: 'City engineers', description: 'Of the north', subscriberCount: 1 });
    await asStaff(deleteEmailList, { params: { id: listId } });
    expect((await asStaff(listEmailLists, {})).emailLists.map(({ id }) => id)).not.toContain(listId);
    expect(await count()).toBe(1);
  });

  it('require a name', async () => {
    await expect(asStaff(createEmailList, { body: { name: '  ' } })).rejects.toMatchObject({
      fields: { name: 'Write a name' },
    });
  });

  it('always include the list of website sign-ups, last, with its count', async () => {
    const website = async () => (await asStaff(listEmailLists, {})).emailLists.at(-1)!;
    const before = await website();
    expect(before).toMatchObject({ kind: 'website', name: 'Website sign-ups' });
    await test.callWith()(signUpForNewsletter, { body: { email: 'Visitor@example.com' } });
    await test.callWith()(signUpForNewsletter, { body: { email: 'visitor@EXAMPLE.com' } });
    expect((await website()).subscriberCount).toBe(before.subscriberCount + 1);
    await expect(asStaff(deleteEmailList, { params: { id: before.id } })).rejects.toMatchObject({
      code: 'website_list',
    });
  });
});

describe('adding subscribers', () => {
  it('stores addresses as entered and once, case-insensitively, and reports the outcome of each', async () => {
    const body = await add(
      { email: ' Anna@Example.com ', firstName: 'Anna', lastName: 'Müller', status: 'subscribed', source: 'import' },
      'anna@example.com',
      'bert@example.com',
    );
    expect(body).toMatchObject({ message: '2 subscribers added, 1 was there already.', added: 2, present: 1, left: 0 });
    expect(await rows()).toMatchObject([
      { email: 'Anna@Example.com', firstName: 'Anna', lastName: 'Müller', source: 'import', status: 'subscribed' },
      { email: 'bert@example.com', firstName: null, source: 'manual' },
    ]);
    expect(await add('ANNA@example.com')).toMatchObject({ added: 0, present: 1 });
    expect((await rows())[0]).toMatchObject({ email: 'Anna@Example.com', firstName: 'Anna' });
  });

  it('rejects all when one address is invalid, and names it', async () => {
    await expect(add('a@example.com', 'nobody')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'subscribers.1.email': 'Invalid email format' },
    });
    expect(await rows()).toEqual([]);
  });

  it('never resubscribes an unsubscribed or bounced address', async () => {
    await add('left@example.com', 'dead@example.com');
    await suppress(test.orm.em.fork(), 'LEFT@example.com', 'left');
    await suppress(test.orm.em.fork(), 'dead@example.com', 'bounced', '550 5.1.1 no such user');
    await suppress(test.orm.em.fork(), 'never-here@example.com', 'complained');
    expect(
      await add('left@example.com', 'Dead@example.com', 'never-here@example.com', 'new@example.com'),
    ).toMatchObject({
      message: '1 subscriber added, 3 have left before and stay out.',
      added: 1,
      present: 0,
      left: 3,
    });
    expect(await rows()).toMatchObject([
      { email: 'dead@example.com', status: 'bounced' },
      { email: 'left@example.com', status: 'unsubscribed', unsubscribedAt: expect.any(String) },
      { email: 'new@example.com', status: 'subscribed' },
    ]);
    expect(await count()).toBe(1);
    await test.callWith()(signUpForNewsletter, { body: { email: 'left@example.com' } });
    const mailed = await sql(
      "select from email_list_subscribers where email = 'left@example.com' and status = 'subscribed'",
    );
    expect(mailed).toEqual([]);
  });

  it('stores every address once with a correct count under concurrency', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `p${n}@example.com`);
    await Promise.all(Array.from({ length: 25 }, () => add(...names.toSorted(() => Math.random() - 0.5))));
    expect([(await rows()).length, await count()]).toEqual([20, 20]);
  });
});

describe('the subscribers of a list', () => {
  it('are ordered by address, 100 per page, without gaps or repeats', async () => {
    await add(...Array.from({ length: 250 }, (_, n) => `P${String(n).padStart(3, '0')}@example.com`));
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page = await asStaff(listSubscribers, { params: { listId }, query: after ? { after } : {} });
      seen.push(...page.subscribers.map(({ email }) => email));
      after = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 250 }, (_, n) => `P${String(n).padStart(3, '0')}@example.com`));
  });

  it('are found by literal parts of addresses and names', async () => {
    await add(
      { email: 'a_b@example.com', firstName: 'Zoë', lastName: 'Quist' },
      { email: 'axb@example.com', firstName: 'Quentin' },
      'quarry@example.com',
    );
    expect(await emails({ search: 'a_b' })).toEqual(['a_b@example.com']);
    expect(await emails({ search: 'QU' })).toEqual(['a_b@example.com', 'axb@example.com', 'quarry@example.com']);
    expect(await emails({ search: 'zoë quist' })).toEqual(['a_b@example.com']);
    expect(await emails({ search: 'axb@' })).toEqual(['axb@example.com']);
    expect(await emails({ search: 'EXAMPLE' })).toHaveLength(3);
    expect(await emails({ search: 'uist' })).toEqual(['a_b@example.com']);
    expect(await emails({ search: 'x' })).toEqual([]);
    expect(await emails({ search: '%' })).toEqual([]);
  });

  it('can be edited and removed, unless they unsubscribed', async () => {
    await add('a@example.com', 'b@example.com', 'gone@example.com');
    const [a, b] = await rows();
    await suppress(test.orm.em.fork(), 'gone@example.com', 'left');
    const change = (id: string, body: object) => asStaff(changeSubscriber, { params: { listId, id }, body });
    expect((await change(a!.id, { email: 'A2@example.com', firstName: 'Ann' })).subscriber).toMatchObject({
      email: 'A2@example.com',
      firstName: 'Ann',
      lastName: null,
    });
    await expect(change(a!.id, { email: 'B@example.com' })).rejects.toMatchObject({ code: 'address_taken' });
    await expect(change(a!.id, { email: 'gone@EXAMPLE.com' })).rejects.toMatchObject({ code: 'address_left' });
    const [gone] = await rows({ status: 'unsubscribed' });
    await expect(change(gone!.id, { email: 'new@example.com' })).rejects.toMatchObject({ code: 'address_left' });
    const remove = (id: string) => asStaff(removeSubscriber, { params: { listId, id } });
    await remove(b!.id);
    await expect(remove(b!.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(remove(gone!.id)).rejects.toMatchObject({ code: 'has_left' });
    expect(await count()).toBe(1);
  });

  it('are exported as CSV that is safe in a spreadsheet', async () => {
    await add({ email: 'a@example.com', firstName: '=1+1', lastName: 'O"Neil' }, 'b@example.com');
    const { headers, body } = await test.app.inject({
      url: exportSubscribers.path.replace(':listId', listId),
      headers: await test.signInAs('ada@lanesight.ai'),
    });
    expect(headers['content-disposition']).toBe(`attachment; filename="subscribers-${listId}.csv"`);
    const lines = body.split('\r\n');
    expect(lines[0]).toBe('\ufeff"email","first_name","last_name","status","source","created_at"');
    expect(lines[1]).toMatch(/^"a@example.com","'=1\+1","O""Neil","subscribed","manual",/);
    expect(lines).toHaveLength(4);
  });
});
