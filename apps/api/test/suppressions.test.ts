import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../src/database/orm.ts';
import { searchSuppressions, suppressionsOf } from '../src/features/suppressions/find-suppressions.ts';
import { liftByStaff, suppressByStaff } from '../src/features/suppressions/staff-suppressions.ts';
import { isSuppressed, suppress } from '../src/features/suppressions/suppress.ts';
import { testDatabase } from './test-database.ts';

let orm: MikroORM;
let listId: string;
beforeAll(async () => {
  orm = await connectDatabase(await testDatabase());
});
afterAll(() => orm.close());

const em = () => orm.em.fork();
const sql = <T extends object[]>(query: string, values: unknown[] = []) => em().execute<T>(query, values);
const ada = 'Ada@example.com';
const staff = 'staff@lanesight.ai';
const byStaff = { by: staff, reason: null };

beforeEach(async () => {
  await sql('delete from mail_suppressions');
  await sql(`delete from email_lists where kind <> 'website'`);
  const [list] = await sql<[{ id: string }]>('insert into email_lists (name) values (?) returning id', ['News']);
  listId = list.id;
  for (const email of ['ada@example.com', 'grace@example.com'])
    await sql('insert into email_list_subscribers (email_list_id, email) values (?, ?)', [listId, email]);
});

const statusOf = async (email = 'ada@example.com') => {
  const [row] = await sql<[{ status: string; by: string | null; since: boolean }]>(
    `select status, unsubscribed_by as by, unsubscribed_at is not null as since from email_list_subscribers
     where email_list_id = ? and email = ?`,
    [listId, email],
  );
  return [row.status, row.by, row.since];
};
const found = async (email = ada) => (await suppressionsOf(em(), [email]))[0];
const untouched = ['subscribed', null, false];

describe('suppress', () => {
  it.each([
    ['left', 'unsubscribed'],
    ['complained', 'unsubscribed'],
    ['bounced', 'bounced'],
  ] as const)('stops all email to an address that has %s', async (reason, status) => {
    await suppress(em(), ada, reason);
    expect(await found()).toMatchObject({ email: ada, kind: reason, by: null });
    expect(await statusOf()).toEqual([status, null, true]);
    expect(await statusOf('grace@example.com')).toEqual(untouched);
    expect([await isSuppressed(em(), 'ADA@EXAMPLE.COM'), await isSuppressed(em(), 'grace@example.com')]).toEqual([
      true,
      false,
    ]);
  });

  it('stores the detail for staff, if there is any', async () => {
    await suppress(em(), ada, 'bounced', '550 no such user');
    await suppress(em(), 'grace@example.com', 'left');
    expect(await sql('select detail from mail_suppressions order by reason')).toEqual([
      { detail: '550 no such user' },
      { detail: null },
    ]);
  });

  it('keeps the first reason', async () => {
    await suppress(em(), ada, 'left');
    await suppress(em(), ada, 'bounced');
    expect(await found()).toMatchObject({ kind: 'left' });
    expect(await statusOf()).toEqual(['unsubscribed', null, true]);
  });

  it('replaces the reason of staff, who can no longer lift it', async () => {
    const { id } = await suppressByStaff(em(), ada, byStaff);
    await suppress(em(), ada, 'complained');
    expect(await found()).toMatchObject({ kind: 'complained', by: null });
    expect(await statusOf()).toEqual(['unsubscribed', null, true]);
    await expect(liftByStaff(em(), id)).rejects.toMatchObject({ code: 'not_by_staff' });
  });
});

describe('suppressByStaff', () => {
  it('suppresses the address under the name of the staff member, and unsubscribes it', async () => {
    const suppression = await suppressByStaff(em(), ada, { by: staff, reason: 'Asked by phone' });
    expect(suppression).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      email: ada,
      kind: 'staff',
      reason: 'Asked by phone',
      by: staff,
      since: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await statusOf()).toEqual(['unsubscribed', staff, true]);
    expect(await statusOf('grace@example.com')).toEqual(untouched);
  });

  it('leaves an existing suppression and the subscriber as they are', async () => {
    await suppress(em(), ada, 'bounced');
    expect(await suppressByStaff(em(), ada, byStaff)).toMatchObject({ kind: 'bounced', by: null });
    expect(await statusOf()).toEqual(['bounced', null, true]);
  });
});

describe('liftByStaff', () => {
  it('subscribes the address again that the same suppression unsubscribed', async () => {
    const { id } = await suppressByStaff(em(), ada, byStaff);
    await liftByStaff(em(), id);
    expect(await statusOf()).toEqual(untouched);
    expect(await found()).toBeNull();
  });

  it('leaves an address unsubscribed that staff had unsubscribed before', async () => {
    await sql(
      `update email_list_subscribers set status = 'unsubscribed', unsubscribed_by = ?, unsubscribed_at = now() - interval '1 day'
       where email_list_id = ? and email = 'ada@example.com'`,
      [staff, listId],
    );
    const { id } = await suppressByStaff(em(), ada, byStaff);
    await liftByStaff(em(), id);
    expect(await statusOf()).toEqual(['unsubscribed', staff, true]);
  });

  it('subscribes an address again that bounced', async () => {
    await suppress(em(), ada, 'bounced', '452 4.2.2 mailbox full');
    expect(await statusOf()).toEqual(['bounced', null, true]);
    await liftByStaff(em(), (await found())!.id);
    expect(await statusOf()).toEqual(untouched);
    expect(await found()).toBeNull();
  });

  it.each(['left', 'complained'] as const)('does not lift the suppression of a person who has %s', async (reason) => {
    await suppress(em(), ada, reason);
    await expect(liftByStaff(em(), (await found())!.id)).rejects.toMatchObject({
      code: 'not_by_staff',
      message: 'The person asked for no more mail. Only they can take that back, by the link in any of our emails.',
    });
    expect(await isSuppressed(em(), ada)).toBe(true);
  });

  it('reports an address that is not suppressed any more', async () => {
    await expect(liftByStaff(em(), 'ab'.repeat(32))).rejects.toMatchObject({
      code: 'not_found',
      message: 'Mail to this address is not stopped any more.',
    });
  });
});

describe('suppressionsOf', () => {
  it('returns the suppression of each address in the given order, or null', async () => {
    await suppress(em(), 'b@example.com', 'left');
    await suppress(em(), ada, 'bounced');
    const emails = ['x@example.com', 'ada@EXAMPLE.com', 'b@example.com', 'y@example.com'];
    expect((await suppressionsOf(em(), emails)).map((each) => each && [each.email, each.kind])).toEqual([
      null,
      [ada, 'bounced'],
      ['b@example.com', 'left'],
      null,
    ]);
    expect(await suppressionsOf(em(), [])).toEqual([]);
  });
});

describe('searchSuppressions', () => {
  const addMany = () =>
    sql(
      `insert into mail_suppressions (address_hash, email, reason, created_at)
       select address_hash('p' || n || '@example.com'), 'p' || n || '@example.com', 'left', now() - n * interval '1 minute'
       from generate_series(1, 101) n`,
    );

  it('returns pages of all suppressions, the newest first', async () => {
    await addMany();
    const { suppressions, total } = await searchSuppressions(em(), {});
    expect([suppressions.length, total]).toEqual([50, 101]);
    expect(suppressions[0]).toMatchObject({ email: 'p1@example.com', kind: 'left', reason: null, by: null });
    const last = await searchSuppressions(em(), { page: 3 });
    expect(last.suppressions.map(({ email }) => email)).toEqual(['p101@example.com']);
  });

  it('finds a part of an address in any case, and nothing by a wildcard', async () => {
    await addMany();
    const find = async (search: string) => (await searchSuppressions(em(), { search })).total;
    expect([await find('P10'), await find('p7@EXAMPLE'), await find('p%1'), await find('p_0')]).toEqual([3, 1, 0, 0]);
  });

  it('finds an erased address only by all of it', async () => {
    await sql(
      `insert into mail_suppressions (address_hash, reason) values (address_hash('gone@example.com'), 'erased')`,
    );
    const find = async (search: string) => (await searchSuppressions(em(), { search })).suppressions;
    expect(await find('gone@example')).toEqual([]);
    expect(await find('Gone@example.com')).toMatchObject([{ email: null, kind: 'erased' }]);
  });
});
