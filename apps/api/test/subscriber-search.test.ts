import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { vacuum } from './vacuum.ts';

const people = 40_000;
let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
let listId: string;
const sql = <T extends object>(query: string, values: unknown[] = []) => test.orm.em.fork().execute<T[]>(query, values);
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
  [{ id: listId }] = (await sql<{ id: string }>("insert into email_lists (name) values ('Many') returning id")) as [
    { id: string },
  ];
  await sql(
    `insert into email_list_subscribers (email_list_id, email, first_name, last_name, status)
     select ?, 'p' || lpad(n::text, 6, '0') || '@example' || n % 9 || '.com', 'Anna', case when n % 7 = 0 then 'Müller' end,
       case when n % 4000 = 0 then 'unsubscribed' else 'subscribed' end
     from generate_series(1, ${people}) n`,
    [listId],
  );
  await vacuum(sql, 'email_list_subscribers');
});
afterAll(() => test.close());

type Query = Parameters<typeof asStaff<typeof listSubscribers>>[1]['query'];
const list = (query: Query) => asStaff(listSubscribers, { params: { listId }, query });
const emails = async (query: Query) => (await list(query)).subscribers.map(({ email }) => email);

describe('subscriber search', () => {
  it('counts a whole list up to 10,000, and a status exactly', async () => {
    expect((await list({})).total).toEqual({ count: 10_000, isExact: false });
    expect((await list({ status: 'unsubscribed' })).total).toEqual({ count: 10, isExact: true });
    expect((await list({ status: 'unsubscribed', search: '4000@' })).total).toEqual({ count: 2, isExact: true });
  });

  it('finds a rare text anywhere in the list, ordered by address', async () => {
    expect(await emails({ search: '39999' })).toEqual(['p039999@example3.com']);
    expect(await list({ search: '9999@EXAMPLE' })).toMatchObject({ total: { count: 4, isExact: true }, next: null });
    expect(await emails({ search: '9999@', after: 'p019999@example1.com' })).toEqual([
      'p029999@example2.com',
      'p039999@example3.com',
    ]);
    expect(await list({ search: 'nobody' })).toEqual({
      subscribers: [],
      next: null,
      total: { count: 0, isExact: true },
    });
  });

  it('pages through a frequent text without gaps, with a lower bound of the count', async () => {
    const { total } = await list({ search: 'müll' });
    expect(total!.isExact).toBe(false);
    expect(total!.count).toBeGreaterThanOrEqual(100);
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null && seen.length < 1_000;) {
      const page = await list({ search: 'müll', after });
      seen.push(...page.subscribers.map(({ email }) => email));
      after = page.next;
    }
    const stored = await sql<{ email: string }>(
      `select email from email_list_subscribers where email_list_id = ? and last_name = 'Müller' order by 1 limit 1000`,
      [listId],
    );
    expect(seen).toEqual(stored.map(({ email }) => email));
  });

  it('finds beginnings of words for a short search', async () => {
    expect(await emails({ search: 'an' })).toHaveLength(100);
    expect(await emails({ search: 'nn' })).toEqual([]);
  });

  it.each([
    ['a page', { after: 'p02' }, 'email_list_subscribers_address'],
    ['a page of a status', { status: 'unsubscribed' }, 'email_list_subscribers_not_subscribed'],
    ['a search that few match', { search: '39999@' }, 'email_list_subscribers_inside'],
  ] as [string, Query, string][])('reads %s from an index, and never scans the table', async (_name, query, index) => {
    const logged = vi.spyOn(test.orm.config.getLogger(), 'logQuery');
    await list(query);
    const statements = logged.mock.calls.flatMap(([{ query: text = '', params }]) =>
      text.includes('email_list_subscribers') ? [test.orm.em.getPlatform().formatQuery(text, params as unknown[])] : [],
    );
    logged.mockRestore();
    const plans = await Promise.all(statements.map((statement) => sql(`explain ${statement}`)));
    const plan = JSON.stringify(plans);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on email_list_subscribers');
  });
});
