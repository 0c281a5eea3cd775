import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { readyPid } from './postgres/clear-orphan.ts';
import { processFacts } from './postgres/process-facts.ts';
import { startPostgres } from './postgres.ts';

let closed: string;
let dataDir: string;
beforeAll(async () => {
  // mkdtemp creates a folder with access only for its owner: for root this is the hardest case.
  closed = await mkdtemp(join(tmpdir(), 'sandbox-'));
  dataDir = join(closed, 'postgres');
});
afterAll(() => rm(closed, { recursive: true, force: true }));

const query = async (url: string, text: string) => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

describe('embedded PostgreSQL', () => {
  test('keeps its data between starts, in a folder with access only for its owner', async () => {
    const first = await startPostgres({ dataDir, port: await freePort() });
    expect(first.url).toContain('app@127.0.0.1');
    await query(first.url, "create table potholes as select 'deep' as depth");
    await first.stop();
    const second = await startPostgres({ dataDir, port: await freePort() });
    expect(await query(second.url, 'select depth from potholes')).toEqual([{ depth: 'deep' }]);
    await second.stop();
  });

  test('stops in less than a second while clients are connected', async () => {
    const postgres = await startPostgres({ dataDir, port: await freePort() });
    const client = new Client({ connectionString: postgres.url });
    client.on('error', () => {});
    await client.connect();
    const start = performance.now();
    await postgres.stop();
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('recovers after a kill', async () => {
    const first = await startPostgres({ dataDir, port: await freePort() });
    await query(first.url, "create table roads as select 'long' as length");
    process.kill((await readyPid(dataDir)) ?? 0, 'SIGKILL');
    await first.ended;
    await first.stop();
    const second = await startPostgres({ dataDir, port: await freePort() });
    expect(await query(second.url, 'select length from roads')).toEqual([{ length: 'long' }]);
    await second.stop();
  });

  test('ends when its parent process is killed', async () => {
    const port = await freePort();
    const script = `const { startPostgres } = await import(${JSON.stringify(import.meta.resolve('./postgres.ts'))});
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: ${port} }); console.log('ready'); setInterval(() => {}, 1000);`;
    const keeper = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(keeper.stdout, 'data');
    const pid = (await readyPid(dataDir)) ?? 0;
    await expect(startPostgres({ dataDir, port })).rejects.toThrow(/is in use by another start/);
    keeper.kill('SIGKILL');
    for (let waited = 0; waited < 3000 && processFacts(pid); waited += 50) await sleep(50);
    expect(processFacts(pid)).toBeUndefined();
  });

  test('names a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(startPostgres({ dataDir, port })).rejects.toThrow(`Port ${port} is in use`);
    server.close();
  });

  test('maps non-ASCII letters to uppercase, sorts by code point and uses UTC', async () => {
    const postgres = await startPostgres();
    const [row] = await query(
      postgres.url,
      "select upper('é') as upper, 'a' < 'B' as order, current_setting('timezone') as zone",
    );
    expect(row).toEqual({ upper: 'É', order: false, zone: 'UTC' });
    await postgres.stop();
  });

  test('leaves nothing behind when it is temporary', async () => {
    const postgres = await startPostgres();
    const [row] = await query(postgres.url, "select current_setting('data_directory') as folder");
    const folder = dirname(String(row?.folder));
    expect(existsSync(folder)).toBe(true);
    await postgres.stop();
    expect(existsSync(folder)).toBe(false);
  });

  test.runIf(process.getuid?.() === 0)('never runs as root, wherever the folder is', async () => {
    const open = await mkdtemp('/var/tmp/sandbox-');
    for (const folder of [closed, open]) {
      const postgres = await startPostgres({ dataDir: join(folder, 'as-root'), port: await freePort() });
      expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await postgres.stop();
    }
    await rm(open, { recursive: true });
  });
});
