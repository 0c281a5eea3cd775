import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { createPost } from '@workspace/contracts/managed-posts';
import { sendContactRequest } from '@workspace/contracts/contacts';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ImageStore } from '../../src/adapters/image-store/image-store.ts';
import { poolOf } from '../../src/database/in-transaction.ts';
import { seedOnce } from '../../src/database/seed.ts';
import { startJobs } from '../../src/jobs/jobs.ts';
import { aContact } from '../a-contact.ts';
import { draft } from '../a-draft.ts';
import { fillList } from '../fill-list.ts';
import { useImages } from '../use-images.ts';
import { dumpOf, filesOf } from './dump-of.ts';
import { backUp, connected, restoreAnew } from './use-backup.ts';

const images = useImages();
const key = randomBytes(32);

/** Text that a careless copy would change. */
const odd = 'tab\tline\nreturn\rback\\slash \\N "quotes" \'more\' {a,"b"} €🚧 \u00A0end ';

async function fillTables(): Promise<void> {
  const { orm } = images.test;
  const em = orm.em.fork();
  await seedOnce(orm);
  await images.asStaff(createPost, { body: draft });
  await images.ready();
  await images.upload();
  const list = await fillList((sql, values) => em.execute(sql, values), 2_000, `jsonb_build_object('city', n)`);
  await aContact(em, { firstName: odd, email: 'odd@county.example' });
  await em.execute(
    'insert into mail_suppressions (address_hash, reason) select sha256(email::bytea), ? from email_list_subscribers limit 9',
    ['complained'],
  );
  await em.execute('insert into redirects (path, target, created_by) values (?, ?, ?)', ['/old', '/new', 'ada']);
  await em.execute('insert into email_lists (name, description) values (?, ?)', [`Odd ${odd}`, odd]);
  await em.execute(`insert into newsletter_campaigns (name, subject, email_list_id) values ('Odd', ?, ?)`, [odd, list]);
}

/** Fills the queue's tables too. */
async function runAJob(): Promise<void> {
  let isDone = false;
  const job = { name: 'rehearse', cron: '0 0 1 1 *', run: async () => ({ done: (isDone = true) }) };
  const jobs = await startJobs(images.test.orm.config.get('clientUrl'), [job], images.test.app.log);
  jobs.enqueue('rehearse');
  await expect.poll(() => isDone, { timeout: 20_000 }).toBe(true);
  await jobs.stop();
  await jobs.close();
}

/** Writes in many tables until it is stopped. */
function startWriter() {
  const call = images.test.callWith();
  let writes = 0;
  let isOn = true;
  const write = async () => {
    while (isOn) {
      writes += 1;
      const slug = `while-writing-${writes}`;
      await images.asStaff(createPost, { body: { ...draft, slug, title: `${odd} ${writes}` } });
      await call(sendContactRequest, {
        body: {
          firstName: 'Ada',
          lastName: `Writer ${writes}`,
          email: `writer${writes}@county.example`,
          citySize: 'medium',
          serviceInterest: 'full-service',
        } as never,
      });
      await images.test.orm.em
        .fork()
        .execute('delete from email_list_subscribers where ctid in (select ctid from email_list_subscribers limit 3)');
    }
  };
  const ended = write();
  return { count: () => writes, stop: () => ((isOn = false), ended) };
}

/** Reads the database in the snapshot of a backup: while it lists files, its transaction is open. */
function withSnapshot(
  store: ImageStore,
  client: () => PoolClient,
  onDump: (dump: Record<string, string[]>) => void,
): ImageStore {
  let isFirst = true;
  return {
    ...store,
    list: async (folder) => {
      if (isFirst) {
        isFirst = false;
        const { rows } = await client().query<{ id: string }>('select pg_export_snapshot() as id');
        const reader = await (await poolOf(images.test.orm)).connect();
        onDump(await dumpOf(reader, rows[0]!.id));
        reader.release();
      }
      return store.list(folder);
    },
  };
}

describe('a restored backup', () => {
  it('has every row and every file of one moment, although the product was writing', async () => {
    await fillTables();
    await runAJob();
    const orm = await connected(images.test.orm.config.get('clientUrl'));
    let client: PoolClient | undefined;
    (await poolOf(orm)).once('acquire', (acquired) => (client = acquired));
    let expected: Record<string, string[]> = {};
    const store = withSnapshot(
      images.test.imageStore,
      () => client!,
      (dump) => (expected = dump),
    );
    const writer = startWriter();
    onTestFinished(() => writer.stop());
    await expect.poll(writer.count).toBeGreaterThan(2);
    const before = writer.count();
    const { file, tables } = await backUp({ orm, store, key });
    expect(writer.count()).toBeGreaterThan(before);
    await writer.stop();
    const restored = await restoreAnew(file, key);
    const restoredClient = await (await poolOf(restored.orm)).connect();
    const found = await dumpOf(restoredClient);
    restoredClient.release();
    expect(Object.keys(expected).length).toBeGreaterThan(20);
    expect(Object.keys(expected)).toEqual(
      expect.arrayContaining(['pgboss.job_common', 'pgboss.schedule', 'public.images']),
    );
    for (const [name, rows] of Object.entries(expected)) expect(found[name], name).toEqual(rows);
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    expect(
      Object.fromEntries(Object.entries(tables).flatMap(([name, { rows }]) => (rows > 0 ? [[name, rows]] : []))),
    ).toEqual(Object.fromEntries(Object.entries(expected).map(([name, { length }]) => [name, length])));
    expect(await filesOf(restored.folder)).toEqual(await filesOf(images.test.imageFolder));
  });

  it('counts, checks and triggers as before, and gives out new numbers', async () => {
    const { file } = await backUp({ orm: images.test.orm, store: images.test.imageStore });
    const { orm } = await restoreAnew(file);
    const em = orm.em.fork();
    const disabled = await em.execute("select tgname from pg_trigger where tgenabled <> 'O'");
    expect(disabled).toEqual([]);
    const counted = () =>
      em.execute<[{ all: string }]>('select sum(count)::text as all from contact_counts').catch(() => []);
    const before = await counted();
    await aContact(em, { email: 'after@county.example' });
    if (before.length > 0) expect(await counted()).not.toEqual(before);
    await expect(em.execute('delete from audit_log')).rejects.toThrow('audit');
    const [{ next, last }] = await em.execute<[{ next: number; last: number }]>(
      "select nextval('mikro_orm_migrations_id_seq')::int as next, (select max(id) from mikro_orm_migrations) as last",
    );
    expect(next).toBe(last + 1);
    const jobs = await startJobs(orm.config.get('clientUrl'), [], images.test.app.log);
    await jobs.close();
  });
});
