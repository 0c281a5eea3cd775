import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { startPostgresPair, type PostgresPair } from '@workspace/sandbox/postgres-pair';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../src/database/orm.ts';
import { prepareDatabase } from '../../src/database/prepare-database.ts';
import { checkReplica } from '../../src/operator/doctor/check-replica.ts';
import { testDatabase } from '../test-database.ts';
import { connected } from './use-backup.ts';
import { found } from './use-doctor.ts';

let folder: string;
let pair: PostgresPair;
let primary: MikroORM;
let urls: { DATABASE_URL: string; DATABASE_READ_URL: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-replica-'));
  await chmod(folder, 0o711);
  pair = await startPostgresPair(folder);
  primary = await connectDatabase(pair.primary.url);
  await prepareDatabase(primary, 'migrate');
  urls = { DATABASE_URL: pair.primary.url, DATABASE_READ_URL: pair.standby.url };
}, 120_000);
afterAll(async () => {
  await primary.close();
  await Promise.all([pair.standby.stop(), pair.primary.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const onStandby = async (sql: string) => (await connected(pair.standby.url)).em.fork().execute(sql);

describe('the check of the read replica', () => {
  it('accepts that there is none', async () => {
    expect(await found(checkReplica)).toEqual(['ok: Visitors read from the database: DATABASE_READ_URL not set.']);
  });

  it('finds a standby that follows', async () => {
    expect(await found(checkReplica, urls)).toEqual([
      'ok: The standby responds.',
      expect.stringMatching(/^ok: It has replayed the last change after \d\.\d s\.$/),
      'ok: Its schema is that of the database.',
    ]);
  });

  it('names a standby that is behind', { timeout: 30_000 }, async () => {
    await onStandby('select pg_wal_replay_pause()');
    await primary.em.fork().execute("insert into mikro_orm_migrations (name) values ('29991231-later')");
    expect(await found(checkReplica, urls)).toEqual([
      'ok: The standby responds.',
      expect.stringMatching(/^warning: It is \d+ bytes behind the database, and has not replayed them within 5 s/),
      expect.stringMatching(/^wrong: Its schema differs from that of the database by 1 changes/),
    ]);
    await primary.em.fork().execute("delete from mikro_orm_migrations where name = '29991231-later'");
    await onStandby('select pg_wal_replay_resume()');
  });

  it('names a server that is no standby, and one that does not answer', async () => {
    expect(await found(checkReplica, { ...urls, DATABASE_READ_URL: await testDatabase() })).toEqual([
      expect.stringMatching(/^wrong: It is a server of its own, .+ Correct DATABASE_READ_URL, or leave it out\.$/),
    ]);
    expect(await found(checkReplica, { ...urls, DATABASE_READ_URL: 'postgres://app@127.0.0.1:1/site' })).toEqual([
      expect.stringMatching(/^wrong: PostgreSQL at 127\.0\.0\.1:1 cannot be reached .+ correct DATABASE_READ_URL\.$/),
    ]);
  });

  it('finds a standby while its database does not answer', async () => {
    expect(await found(checkReplica, { ...urls, DATABASE_URL: 'postgres://app@127.0.0.1:1/site' })).toEqual([
      'warning: The standby responds. The database does not, so they could not be compared.',
    ]);
  });
});
