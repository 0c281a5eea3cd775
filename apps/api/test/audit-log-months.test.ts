import { beforeEach, describe, expect, it } from 'vitest';
import { createMonths } from '../src/database/months/create-months.ts';
import { deleteOldEntries } from '../src/features/audit-log/delete-old-entries.ts';
import { backUp, restoreAnew } from './operator/use-backup.ts';
import { useTestApp } from './use-test-app.ts';
import { useOldMonths } from './use-old-months.ts';

const { test, newEm, sql } = useTestApp();
const { monthAgo, entry, partitions } = useOldMonths(sql);

describe('the audit log', () => {
  let name: string;
  beforeEach(async () => {
    name = await partitions.cut('audit_log', monthAgo(6));
    await entry(monthAgo(6));
    await entry(`${monthAgo(6).slice(0, 8)}20`);
  });

  it('loses a month as a whole, when its last day is past the term', async () => {
    const [{ days }] = (await sql<{ days: number }>(
      `select extract(day from now() - ends_at)::int as days from months_of('audit_log') where name = ?`,
      [name],
    )) as [{ days: number }];
    expect(await deleteOldEntries(newEm, days + 1)).toEqual({ deleted: 0 });
    expect(await deleteOldEntries(newEm, days)).toEqual({ deleted: 2 });
    expect(await partitions.of('audit_log')).not.toContain(name);
  });

  it('keeps months younger than thirty days, whatever the term', async () => {
    await entry(new Date().toISOString());
    const before = await partitions.of('audit_log');
    await deleteOldEntries(newEm, 1);
    expect(await partitions.of('audit_log')).toEqual(before.filter((each) => each !== name));
  });

  it('is append-only in each partition, those made later and those of a restored backup too', async () => {
    const expectProtected = async (run: typeof sql) => {
      const tables = await run<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log'::regclass`,
      );
      expect(tables.length).toBeGreaterThan(5);
      await run(
        "insert into audit_log (at, action, resource, request_id) select ends_at - interval '1 day', 'a', 'a', 'a' from months_of('audit_log')",
      );
      for (const table of ['audit_log', ...tables.map((each) => each.name)])
        for (const change of ['truncate', ...(table === 'audit_log_other' ? [] : ['delete from', 'update'])])
          await expect(
            run(`${change} ${table} ${change === 'update' ? `set person = 'eve'` : ''}`),
            `${change} ${table}`,
          ).rejects.toThrow('append-only');
    };
    await expectProtected(sql);
    const { file } = await backUp({ orm: test().orm, store: test().imageStore });
    const { orm } = await restoreAnew(file);
    await expectProtected((query) => orm.em.fork().execute(query));
  });

  it('needs no right but to read and add: of its months, another role drops the old ones alone', async () => {
    const em = newEm();
    await em.begin();
    await em.execute('create role reader_and_writer');
    await em.execute('grant select, insert on audit_log to reader_and_writer');
    await em.execute('set local role reader_and_writer');
    await em.execute(`insert into audit_log (action, resource, request_id) values ('a', 'a', 'a')`);
    const created = await em.execute(`select create_month('audit_log', now() + interval '9 months') as made`);
    expect(created).toEqual([{ made: true }]);
    expect(await em.execute('select delete_old_audit_entries(30, 10) as deleted')).toEqual([{ deleted: 2 }]);
    const [rest] = await em.execute<[{ name: string }]>(
      `select name from months_of('audit_log') order by ends_at desc`,
    );
    await expect(em.execute(`drop table "${rest.name}"`)).rejects.toThrow('must be owner');
    await em.rollback();
  });

  it('takes entries while a month goes, and loses none', async () => {
    let isOn = true;
    let stored = 0;
    const writer = (async () => {
      while (isOn) {
        await entry(new Date().toISOString(), 'while');
        stored += 1;
      }
    })();
    await expect.poll(() => stored).toBeGreaterThan(3);
    expect(await deleteOldEntries(newEm, 30)).toEqual({ deleted: 2 });
    isOn = false;
    await writer;
    expect(await sql(`select from audit_log where action = 'while'`)).toHaveLength(stored);
  });

  it('moves entries that came when their month had no partition', async () => {
    const month = await partitions.cut('audit_log', monthAgo(3));
    await sql(`drop table "${month}"`);
    await entry(monthAgo(3), 'late');
    expect(await createMonths(newEm)).toEqual({ created: 1 });
    expect(await sql(`select tableoid::regclass::text as month from audit_log where action = 'late'`)).toEqual([
      { month },
    ]);
    await expect(sql('delete from audit_log_other')).resolves.toEqual([]);
    await expect(sql(`delete from audit_log where action = 'late'`)).rejects.toThrow('append-only');
  });
});
