import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { startPostgres } from '@workspace/sandbox/postgres';
import { folderStore } from '../apps/api/src/adapters/image-store/folder-store.ts';
import { applyOnlineChanges } from '../apps/api/src/database/online-changes/apply-online-changes.ts';
import { connectDatabase } from '../apps/api/src/database/orm.ts';
import { migrations } from '../apps/api/src/database/migrations.ts';
import { prepareDatabase } from '../apps/api/src/database/prepare-database.ts';
import { archiveDueMonths } from '../apps/api/src/features/ledger-archive/archive-due-months.ts';
import { findArchived } from '../apps/api/src/features/ledger-archive/find-archived.ts';
import { monthColumns, type LedgerMonth } from '../apps/api/src/features/ledger-archive/ledger-month.ts';
import { packMonths } from '../apps/api/src/features/ledger-archive/pack-months.ts';
import { takeOut, watchMonth } from '../apps/api/src/features/ledger-archive/watch-month.ts';
import { measureOldMonths } from './old-months.ts';

/**
 * Measures a month of the ledger with 1,000,000 rows, of a weekly newsletter to 250,000 people: the migration of such a
 * table and of as many clicks, bytes per row while it is sent and once it is packed, its archive, a lookup, and taking
 * it out. Then it takes smaller months of the other tables out.
 */
const people = 250_000;
const campaigns = 4;
const window = 50;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort() });
const orm = await connectDatabase(postgres.url);
const newEm = () => orm.em.fork();
const sql = <T extends object>(statement: string, values: unknown[] = []) => newEm().execute<T[]>(statement, values);
const store = folderStore(join(folder, 'store'));

async function timeOf(what: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - startedAt) / 1_000).toFixed(2)} s`);
}

/** Creates campaigns whose ids are of a time. */
const createCampaigns = (time: string) =>
  sql<{ id: string }>(
    `insert into newsletter_campaigns (id, name, subject, email_list_id, status, html, text)
     select overlay(uuidv7()::text placing left(ids.first::text, 13) from 1 for 13)::uuid, 'Weekly', 'Frost', l.id, 'sent', '', ''
     from (select rpad(lpad(to_hex((extract(epoch from ?::timestamptz) * 1000)::bigint), 12, '0'), 32, '0')::uuid as first) ids,
       (select id from email_lists limit 1) l, generate_series(1, ${campaigns}) returning id`,
    [time],
  );

const write = (id: string, status: string) =>
  sql(
    `insert into newsletter_deliveries (campaign_id, id, email, first_name, last_name, status)
     select ?, n, 'reader' || n || '@city' || n % 50 || '.example.org', 'Anna', 'Berg' || n % 1000, ?
     from generate_series(1, ${people}) n`,
    [id, status],
  );

/** Claims and settles windows of rows, as an attempt does. */
const send = (id: string) =>
  sql(`do $$ begin
    for w in 0..${people / window} loop
      update newsletter_deliveries set status = 'handed_over', answer = '250 2.0.0 Ok: queued as 4XkQ9b2Wz1z7', changed_at = now()
      where campaign_id = '${id}' and id > (w - 1) * ${window} and id <= w * ${window};
      update newsletter_deliveries set status = 'handing', attempts = attempts + 1, first_attempt_at = now(), changed_at = now()
      where campaign_id = '${id}' and id > w * ${window} and id <= (w + 1) * ${window};
      commit;
    end loop;
  end $$`);

async function showBytes(what: string, table: string): Promise<void> {
  const [row] = await sql<{ rows: number; heap: number; total: number }>(
    `select count(*)::int as rows, pg_relation_size('${table}') / count(*) as heap,
       pg_total_relation_size('${table}') / count(*) as total from ${table}`,
  );
  console.log(`${what}: ${row!.total} bytes a row, ${row!.heap} of them without indexes, ${row!.rows} rows`);
}

try {
  const names = migrations.map(({ name }) => name);
  await orm.migrator.up({ migrations: names.slice(0, names.indexOf('20270220-ledger-by-month')) });
  await sql(`insert into email_lists (name) values ('Readers')`);
  for (const { id } of await createCampaigns('2026-10-05')) await write(id, 'handed_over');
  await sql(`insert into newsletter_clicks (id, campaign_id, delivery_id, link, at, is_machine)
    select gen_random_uuid(), campaign_id, id, 1, now() + id * interval '1 second', false from newsletter_deliveries`);
  await timeOf('migration of a ledger and clicks with 1,000,000 rows each', () => prepareDatabase(orm, 'migrate'));
  await timeOf('online changes, such as the key of these clicks', () => applyOnlineChanges(newEm));
  await sql('truncate newsletter_clicks');

  const [first] = await sql<LedgerMonth>(`select ${monthColumns} from ledger_months t where name like '%first'`);
  const { attempt } = await watchMonth(newEm, first!);
  await timeOf('taking a month of 1,000,000 rows out', () => takeOut(newEm, first!, attempt, async () => {}));
  await sql(`delete from ledger_months where name like '%first'`);

  const [month] = await sql<{ name: string; starts: string }>(
    'select name, starts_at::text as starts from ledger_months order by starts_at limit 1',
  );
  for (const { id } of await createCampaigns(month!.starts)) {
    await write(id, 'queued');
    await send(id);
  }
  await showBytes('sent', month!.name);
  await sql(
    `update ledger_months set starts_at = now() - interval '60 days', ends_at = now() - interval '30 days' where name = ?`,
    [month!.name],
  );
  await timeOf('packing', () => packMonths(newEm));
  await showBytes('packed', month!.name);
  const later = new Date(Date.now() + 500 * 86_400_000);
  await timeOf('archiving', async () =>
    console.log(`months archived: ${await archiveDueMonths({ orm, store, origin: 'bench' }, later)}`),
  );
  const [size] = await sql<{ bytes: number; files: number }>(
    'select sum(byte_count)::int as bytes, count(*)::int as files from ledger_archive_files',
  );
  console.log(`archive: ${size!.bytes} bytes in ${size!.files} files`);
  await timeOf('finding one recipient in the archive', async () => {
    console.log(`rows found: ${(await findArchived(newEm(), store, 'reader777@city27.example.org')).length}`);
  });
  await measureOldMonths(newEm, timeOf);
} finally {
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
