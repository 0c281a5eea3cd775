import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tablesByMonth } from '../src/database/months/tables-by-month.ts';
import { applyOnlineChanges, findPending } from '../src/database/online-changes/apply-online-changes.ts';
import { connectDatabase } from '../src/database/orm.ts';
import { migrations } from '../src/database/migrations.ts';
import { prepareDatabase } from '../src/database/prepare-database.ts';
import { emptyDatabase } from './operator/empty-database.ts';

const idOfAnotherKind = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const keys = ['newsletter_clicks_first_key', 'audit_log_first_key'];

/** A database of the release before, with rows of many months. */
async function formerDatabase() {
  const orm = await connectDatabase(await emptyDatabase());
  onTestFinished(() => orm.close());
  const newEm = () => orm.em.fork();
  const sql = <T extends object>(query: string, values: unknown[] = []) => newEm().execute<T[]>(query, values);
  const names = migrations.map(({ name }) => name);
  await orm.migrator.up({ migrations: names.slice(0, names.indexOf('20270403-tables-by-month')) });
  await sql(`insert into email_lists (name) values ('Readers')`);
  await sql(
    `insert into newsletter_campaigns (id, name, subject, email_list_id, status, html, text)
     select c.id, 'Winter', 'Frost', l.id, 'sent', '', '' from (select id from email_lists limit 1) l,
       (values (uuidv7()), (uuidv7('-40 days')), (?::uuid)) c(id)`,
    [idOfAnotherKind],
  );
  await sql(`insert into newsletter_clicks (id, campaign_id, delivery_id, link, at, is_machine, standing)
    select gen_random_uuid(), id, n, 1, now() - n * interval '1 minute', false, 'first'
    from newsletter_campaigns, generate_series(1, 5) n`);
  await sql(`insert into audit_log (at, person, action, resource, changes, request_id)
    select now() - n * interval '20 days', 'ada', 'a', 'r', '[{"field":"x"}]', n::text from generate_series(1, 30) n`);
  const read = async () => ({
    clicks: await sql(
      'select id, campaign_id, delivery_id, link, at, client, is_machine, standing from newsletter_clicks order by id',
    ),
    entries: await sql(
      'select id, at, person, api_key, action, resource, resource_id, changes, request_id from audit_log order by id',
    ),
  });
  return { orm, newEm, sql, read };
}

type Former = Awaited<ReturnType<typeof formerDatabase>>;

const partitionsOf = ({ sql }: Former, table: string) =>
  sql(`select tableoid::regclass::text as name, count(*)::int from ${table} group by 1 order by 1`);

/** Adds a click a second time. */
const again = ({ sql }: Former, campaign: string) =>
  sql('insert into newsletter_clicks select * from newsletter_clicks where campaign_id = ?', [campaign]);

describe('the migration of clicks and the audit log to months', () => {
  it('keeps every row where it is, and the rights of other roles', async () => {
    const former = await formerDatabase();
    const { orm, sql, read } = former;
    await sql('grant select, insert on audit_log to public');
    const before = await read();
    const files = () =>
      sql(
        `select oid::int, relfilenode::int from pg_class where relname = any ('{newsletter_clicks,audit_log,newsletter_clicks_first,audit_log_first}') and relkind = 'r' order by 1`,
      );
    const filesBefore = await files();
    await prepareDatabase(orm, 'migrate');

    expect([before.clicks.length, before.entries.length]).toEqual([15, 30]);
    expect(await read()).toEqual(before);
    expect(await files()).toEqual(filesBefore);
    expect(await partitionsOf(former, 'newsletter_clicks')).toEqual([
      { name: 'newsletter_clicks_first', count: 10 },
      { name: 'newsletter_clicks_other', count: 5 },
    ]);
    expect(await partitionsOf(former, 'audit_log')).toEqual([{ name: 'audit_log_first', count: 30 }]);
    expect(
      await sql(
        `select has_table_privilege('public', 'audit_log', 'insert') as yes, has_table_privilege('public', 'audit_log', 'delete') as no`,
      ),
    ).toEqual([{ yes: true, no: false }]);
    const found = await sql<{ name: string }>('select partrelid::regclass::text as name from pg_partitioned_table');
    expect(found.map(({ name }) => name).toSorted()).toEqual(tablesByMonth.map(({ name }) => name).toSorted());
    await sql('delete from newsletter_campaigns where id = ?', [idOfAnotherKind]);
    expect((await read()).clicks).toHaveLength(10);
  });

  it('takes clicks once and rejects changes of the log, before and after workers have built the keys', async () => {
    const former = await formerDatabase();
    const { orm, newEm, sql } = former;
    await prepareDatabase(orm, 'migrate');
    const [{ id }] = (await sql<{ id: string }>(
      'select campaign_id as id from newsletter_clicks order by campaign_id limit 1',
    )) as [{ id: string }];
    const check = async () => {
      for (const campaign of [id, idOfAnotherKind])
        await expect(again(former, campaign)).rejects.toThrow('duplicate key');
      expect(
        await sql(`insert into newsletter_clicks select * from newsletter_clicks on conflict do nothing returning id`),
      ).toEqual([]);
      for (const change of ['delete from audit_log', `update audit_log set person = 'eve'`, 'truncate audit_log_first'])
        await expect(sql(change)).rejects.toThrow('append-only');
    };
    await check();
    const pending = async () => (await findPending(newEm)).map(({ name }) => name);
    expect(await pending()).toEqual(expect.arrayContaining(keys));
    // A worker that was killed after it had built the index.
    await sql('create unique index newsletter_clicks_first_key on newsletter_clicks_first (campaign_id, id)');
    await applyOnlineChanges(newEm);
    expect(await pending()).toEqual([]);
    await check();
    expect(
      await sql(`select i.indrelid::regclass::text as "table", pg_get_indexdef(i.indexrelid, 1, true) as first from pg_index i
        where i.indisprimary and i.indisvalid and i.indrelid::regclass::text in ('newsletter_clicks', 'newsletter_clicks_first', 'audit_log', 'audit_log_first') order by 1`),
    ).toEqual([
      { table: 'audit_log', first: 'at' },
      { table: 'audit_log_first', first: 'at' },
      { table: 'newsletter_clicks', first: 'campaign_id' },
      { table: 'newsletter_clicks_first', first: 'campaign_id' },
    ]);
  });

  it('lets the online change wait for a lock, and nobody for the change', async () => {
    const { orm, newEm, sql } = await formerDatabase();
    await prepareDatabase(orm, 'migrate');
    const reader = newEm();
    await reader.begin();
    await reader.execute('select count(*) from newsletter_clicks');
    const applied = applyOnlineChanges(newEm);
    await new Promise((next) => setTimeout(next, 1_500));
    await sql(
      `insert into newsletter_clicks (id, campaign_id, delivery_id, link, at, is_machine) values (?, ?, 9, 1, now(), false)`,
      [randomUUID(), idOfAnotherKind],
    );
    await reader.commit();
    expect((await applied).applied).toEqual(expect.arrayContaining(keys));
    expect(await findPending(newEm)).toEqual([]);
  });
});
