import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../src/database/orm.ts';
import { newestSuppressions, suppressionsOf } from '../src/features/mail-suppressions/find-suppressions.ts';
import { liftByStaff, suppressByStaff } from '../src/features/mail-suppressions/staff-suppressions.ts';
import { isSuppressed, suppress } from '../src/features/mail-suppressions/suppress.ts';
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
    expect(await found()).toMatchObject({ email: ada, reason, by: null });
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
    expect(await found()).toMatchObject({ reason: 'left' });
    expect(await statusOf()).toEqual(['unsubscribed', null, true]);
  });

  it('replaces the reason of staff, who can no longer lift it', async () => {
    const { id } = await suppressByStaff(em(), ada, staff);
    await suppress(em(), ada, 'complained');
    expect(await found()).toMatchObject({ reason: 'complained', by: null });
    expect(await statusOf()).toEqual(['unsubscribed', null, true]);
    await expect(liftByStaff(em(), id)).rejects.toMatchObject({ code: 'not_by_staff' });
  });
});

describe('suppressByStaff', () => {
  it('suppresses the address under the name of the staff member, and unsubscribes it', async () => {
    const suppression = await suppressByStaff(em(), ada, staff);
    expect(suppression).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      email: ada,
      reason: 'staff',
      by: staff,
      since: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await statusOf()).toEqual(['unsubscribed', staff, true]);
    expect(await statusOf('grace@example.com')).toEqual(untouched);
  });

  it('leaves an existing suppression and the subscriber as they are', async () => {
    await suppress(em(), ada, 'bounced');
    expect(await suppressByStaff(em(), ada, staff)).toMatchObject({ reason: 'bounced', by: null });
    expect(await statusOf()).toEqual(['bounced', null, true]);
  });
});

describe('liftByStaff', () => {
  it('subscribes the address again that the same suppression unsubscribed', async () => {
    const { id } = await suppressByStaff(em(), ada, staff);
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
    const { id } = await suppressByStaff(em(), ada, staff);
    await liftByStaff(em(), id);
    expect(await statusOf()).toEqual(['unsubscribed', staff, true]);
  });

  it.each([
    ['bounced', 'The mail server gave this address up, so it stays stopped.'],
    ['left', 'The person asked for no more mail. Only they can take that back, by the link in any of our emails.'],
  ] as const)('does not lift the suppression of an address that has %s', async (reason, message) => {
    await suppress(em(), ada, reason);
    await expect(liftByStaff(em(), (await found())!.id)).rejects.toMatchObject({
      code: 'not_by_staff',
      message,
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
    expect((await suppressionsOf(em(), emails)).map((each) => each && [each.email, each.reason])).toEqual([
      null,
      [ada, 'bounced'],
      ['b@example.com', 'left'],
      null,
    ]);
    expect(await suppressionsOf(em(), [])).toEqual([]);
  });
});

describe('newestSuppressions', () => {
  it('returns the newest hundred, the newest first', async () => {
    await sql(
      `insert into mail_suppressions (address_hash, email, reason, created_at)
       select address_hash('p' || n || '@example.com'), 'p' || n || '@example.com', 'left', now() - n * interval '1 minute'
       from generate_series(1, 101) n`,
    );
    const all = await newestSuppressions(em());
    expect(all).toHaveLength(100);
    expect([all[0]?.email, all[99]?.email]).toEqual(['p1@example.com', 'p100@example.com']);
    expect(all[0]).toMatchObject({ reason: 'left', by: null, since: expect.stringMatching(/Z$/) });
  });
});
