import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostgresPair } from './postgres-pair.ts';

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

describe('pair of PostgreSQL servers', () => {
  test('has each confirmed row on the standby, which takes over as the primary', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pair-'));
    await chmod(folder, 0o711);
    const { primary, standby } = await startPostgresPair(folder, { isSynchronous: true });
    onTestFinished(async () => {
      await Promise.all([primary.stop(), standby.stop()]);
      await rm(folder, { recursive: true, force: true });
    });
    const writer = await connected(primary.url);
    await writer.query("create table roads as select 'long' as length");
    const reader = await connected(standby.url);
    const length = async () => (await reader.query('select length from roads')).rows;
    await expect.poll(length).toEqual([{ length: 'long' }]);
    await expect(reader.query("insert into roads values ('short')")).rejects.toThrow('read-only');
    await primary.stop();
    await reader.query('select pg_promote()');
    await reader.query("insert into roads values ('short')");
    expect(await length()).toEqual([{ length: 'long' }, { length: 'short' }]);
  });
});
