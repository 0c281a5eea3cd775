import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listRetention } from '@workspace/contracts/retention';
import { deleteDue } from '../src/features/retention/delete-due.ts';
import { retentionRules } from '../src/features/retention/retention-rules.ts';
import { commands } from '../src/operator/commands.ts';
import { runCommand } from '../src/operator/run-command.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(() => sql('delete from contacts'));
afterAll(() => test.close());

const sql = <T extends object>(query: string, values: unknown[] = []) => test.orm.em.fork().execute<T[]>(query, values);
const now = new Date('2026-06-15T12:00:00Z');
const contacts = retentionRules.find(({ key }) => key === 'contacts')!;
const store = async (name: string, at: string) => {
  const [row] = await sql<{ id: string }>(
    `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at)
     values (?, 'Berg', 'tom@county.example', 'medium', 'full-service', ?) returning id`,
    [name, at],
  );
  return row!.id;
};
const names = async () =>
  (await sql<{ name: string }>('select first_name as name from contacts order by 1')).map(({ name }) => name);
const run = (...args: string[]) =>
  runCommand(commands, ['retention', ...args, '--json'], {
    environment: { DATABASE_URL: test.orm.config.get('clientUrl') },
    progress: () => {},
  });
const ofContacts = async (...args: string[]) => {
  const { rules } = JSON.parse((await run(...args)).out) as { rules: { key: string; due: number; deleted: number }[] };
  return rules.find(({ key }) => key === 'contacts')!;
};

describe('retention rules', () => {
  it('delete a request seven years after its last activity and keep one that is a second younger', async () => {
    const old = await store('old', '2019-06-15T12:00:00Z');
    await store('younger', '2019-06-15T12:00:01Z');
    const active = await store('active', '2010-01-01T00:00:00Z');
    const event = `insert into contact_events (contact_id, kind, at) values (?, 'note', ?)`;
    await sql(event, [old, '2019-06-15T12:00:00Z']);
    await sql(event, [active, '2019-06-15T12:00:01Z']);
    expect(await deleteDue(test.orm.em.fork(), contacts, { now, origin: 'test-boundary' })).toBe(1);
    expect(await names()).toEqual(['active', 'younger']);
    expect(await sql('select 1 from contact_events where contact_id = ?', [old])).toEqual([]);
    expect(await sql(`select person, changes from audit_log where request_id = 'test-boundary'`)).toEqual([
      {
        person: 'system',
        changes: [
          { field: 'rule', before: null, after: 'contacts' },
          { field: 'deleted', before: null, after: '1' },
        ],
      },
    ]);
  });

  it('keep a request whose last email was stored or sent within seven years', async () => {
    const times = [
      ['received', '2019-06-15T12:00:01Z', null],
      ['sent', '2010-01-02T00:00:00Z', '2019-06-15T12:00:01Z'],
      ['answered long ago', '2010-01-02T00:00:00Z', '2019-06-15T12:00:00Z'],
    ] as const;
    for (const [name, createdAt, sentAt] of times)
      await sql(
        `insert into contact_emails (contact_id, status, token, message_id, subject, text, created_at, sent_at)
         values (?, 'sent', ?, ?, 'Roads', 'Hello', ?, ?)`,
        [await store(name, '2010-01-01T00:00:00Z'), name, name, createdAt, sentAt],
      );
    expect(await deleteDue(test.orm.em.fork(), contacts, { now, origin: 'test-emails' })).toBe(1);
    expect(await names()).toEqual(['received', 'sent']);
  });

  it('keep the rest for the next run when a run is aborted after a batch', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store(name, '2010-01-01T00:00:00Z');
    // Read before each batch: the third time, the worker is stopping.
    let reads = 0;
    const signal = Object.defineProperty(new AbortController().signal, 'aborted', { get: () => (reads += 1) > 2 });
    const deletion = { now, origin: 'test-abort', batchSize: 2 };
    expect(await deleteDue(test.orm.em.fork(), contacts, { ...deletion, signal })).toBe(4);
    expect(await deleteDue(test.orm.em.fork(), contacts, deletion)).toBe(1);
    expect(await names()).toEqual([]);
  });

  it.each([
    ['webhook-deliveries', '30 days'],
    ['blog-post-autosaves', '90 days'],
    ['unsaved-texts', '30 days'],
    ['ai-draft-sentences', '90 days'],
    ['blog-post-presence', '1 hour'],
    ['idempotency-keys', '1 day'],
  ])('delete %s after %s and keep those a second younger', async (key, term) => {
    const rule = retentionRules.find((each) => each.key === key)!;
    await sql(
      'create table if not exists aged (created_at timestamptz, saved_at timestamptz, drafted_at timestamptz, seen_at timestamptz)',
    );
    await sql('truncate aged');
    await sql(
      `insert into aged select t, t, t, t from (select ?::timestamptz - interval '${term}' + n * interval '1 second' as t
       from generate_series(0, 1) n)`,
      [now],
    );
    const aged = { ...rule, table: 'aged' };
    expect(await deleteDue(test.orm.em.fork(), aged, { now, origin: 'test-aged' })).toBe(1);
    expect(await sql('select 1 from aged')).toHaveLength(1);
  });
});

describe('the retention rules', () => {
  it('are listed for staff with what is stored, due now and due within 30 days', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const year = 365.25;
    await store('due', daysAgo(8 * year));
    await store('soon', daysAgo(7 * year - 20));
    await store('later', daysAgo(7 * year - 40));
    const asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
    const { rules, deletedElsewhere } = await asStaff(listRetention, {});
    const { nextAt, ...counts } = rules.find(({ key }) => key === 'contacts')!;
    expect(counts).toMatchObject({ stored: 3, due: 1, dueWithin30Days: 2 });
    expect(Date.parse(nextAt!)).toBeGreaterThan(Date.now() + 15 * 86_400_000);
    expect(rules.map(({ key }) => key)).toEqual(retentionRules.map(({ key }) => key));
    expect(deletedElsewhere).not.toEqual([]);
  });
});

describe('lanesight retention', () => {
  it('predicts without deleting exactly the number that --apply deletes', async () => {
    await store('old', '2010-01-01T00:00:00Z');
    await store('older', '2009-01-01T00:00:00Z');
    await store('new', new Date().toISOString());
    expect(await ofContacts()).toMatchObject({ due: 2, deleted: 0, nextAt: expect.stringMatching(/^20\d\d-/) });
    expect(await names()).toHaveLength(3);
    expect(await ofContacts('--apply')).toMatchObject({ due: 0, deleted: 2 });
    expect(await names()).toEqual(['new']);
  });

  it('rejects unknown options with exit code 2', async () => {
    expect(await run('--force')).toMatchObject({ code: 2 });
  });
});
