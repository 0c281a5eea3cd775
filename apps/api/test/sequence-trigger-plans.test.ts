import { expect, it } from 'vitest';
import type { EntityManager } from '@mikro-orm/postgresql';
import { fillList } from './fill-list.ts';
import { sequenceTest } from './sending/sequence-test.ts';
import { vacuum } from './vacuum.ts';

const one = sequenceTest();
const people = 20_000;
const waiting = 2_000;
/** Rows of a scan that stops at its first hit. */
const few = 10;
const tables = ['email_list_subscribers', 'sequence_enrollments', 'newsletter_deliveries'];

/** A list of 20,000 in a sequence: the first 18,000 are done, and the last 2,000 wait. */
async function fill(): Promise<string> {
  const { id } = await one.step('First', 0);
  const listId = await fillList(one.sql, people);
  await one.sql('update sequences set email_list_id = ?', [listId]);
  await one.activate();
  await one.sql(
    `insert into sequence_enrollments (sequence_id, email, source, status, next_step_id, due_at)
     select ?, s.email, 'staff', case when s.n > ? then 'waiting' else 'done' end,
       case when s.n > ? then ?::uuid end, case when s.n > ? then now() + interval '1 hour' end
     from (select email, row_number() over (order by id) as n from email_list_subscribers where email_list_id = ?) s
     order by s.n`,
    [one.id, people - waiting, people - waiting, id, people - waiting, listId],
  );
  await vacuum(one.sql, 'sequence_enrollments', 'email_list_subscribers', 'sequences', 'sequence_steps');
  return listId;
}

/** Returns the rows that one statement, and all its triggers, read by scans of whole tables. */
function scannedBy(em: EntityManager, statement: string, values: unknown[]): Promise<Record<string, number>> {
  return em.transactional(async (inside) => {
    const scanned = async () => {
      const rows = await inside.execute<{ name: string; rows: number }[]>(
        `select relname as name, pg_stat_get_xact_tuples_returned(oid)::int as rows from pg_class
         where relname = any (?::text[])`,
        [`{${tables.join(',')}}`],
      );
      return new Map(rows.map(({ name, rows: read }) => [name, read]));
    };
    const before = await scanned();
    await inside.execute(statement, values);
    const after = await scanned();
    const read = [...after].map(([name, rows]) => [name, rows - before.get(name)!] as const);
    return Object.fromEntries(read.filter(([, rows]) => rows > few));
  });
}

it('the triggers of sequences read no whole table when people join, change, leave, bounce or are removed', async () => {
  const listId = await fill();
  const rows = await one.sql<{ email: string }>(
    `select email from sequence_enrollments where status = 'waiting' order by id limit 4`,
  );
  const [leaver, bounced, renamed, removed] = rows.map(({ email }) => email);
  const person = 'where email_list_id = ? and lower(email) collate "C" = lower(?) collate "C"';
  const update = (change: string, email: string | undefined) =>
    [`update email_list_subscribers set ${change} ${person}`, [listId, email]] as const;
  const statements = [
    [`insert into email_list_subscribers (email_list_id, email) values (?, 'new@example.org')`, [listId]],
    update(`first_name = 'Other'`, leaver),
    update(`status = 'unsubscribed', unsubscribed_at = now()`, leaver),
    update(`status = 'bounced'`, bounced),
    update(`email = 'renamed@example.org'`, renamed),
    [`delete from email_list_subscribers ${person}`, [listId, removed]],
  ] as const;
  const scanned = new Map<string, object>();
  for (const [statement, values] of statements)
    scanned.set(statement, await scannedBy(one.one.newEm(), statement, [...values]));
  expect([...scanned.values()]).toEqual(statements.map(() => ({})));
  const stopped = await one.sql(`select reason from sequence_enrollments where status = 'stopped' order by reason`);
  expect(stopped).toEqual(['bounced', 'left', 'removed'].map((reason) => ({ reason })));
  expect(await one.sql(`select from sequence_enrollments where email = 'renamed@example.org'`)).toHaveLength(1);
  expect(await one.sql(`select from sequence_enrollments where email = 'new@example.org'`)).toHaveLength(1);
}, 180_000);
