import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@workspace/sandbox/free-port';
import { startPostgres } from '@workspace/sandbox/postgres';
import { connectDatabase } from '../../apps/api/src/database/orm.ts';
import { poolOf } from '../../apps/api/src/database/in-transaction.ts';
import { prepareDatabase } from '../../apps/api/src/database/prepare-database.ts';
import { seedOnce } from '../../apps/api/src/database/seed.ts';
import { dumpOf } from '../../apps/api/test/operator/dump-of.ts';
import { beginCampaign } from '../../apps/api/test/sending/begin-campaign.ts';
import { createBigCampaign } from '../../apps/api/test/sending/create-big-campaign.ts';
import { reportResult } from '../assurance/result.ts';
import { readToolConfig, root } from '../config.ts';

/**
 * Backs a database with 50,000 subscribers and a ledger of as many rows up by the operator's tool, encrypted, restores
 * it on a new, empty server, and compares every row of every table.
 */
const subscribers = 50_000;
const key = Buffer.alloc(32, 7).toString('base64');

/** Runs the operator's tool. Resolves with its seconds and its data; throws its message when it fails. */
async function lanesight(args: string[], env: Record<string, string>) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, 'apps/api/src/operator/main.ts'), ...args, '--json'], {
    env: { ...readToolConfig().environment, BACKUP_KEY: key, ...env },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  const [out, error] = await output;
  if (code !== 0) throw new Error(`lanesight ${args[0]} ended with ${code}: ${error || out}`);
  return Math.round((performance.now() - startedAt) / 100) / 10;
}

async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const orm = await connectDatabase(url);
  const client = await (await poolOf(orm)).connect();
  try {
    return await dumpOf(client);
  } finally {
    client.release();
    await orm.close();
  }
}

async function fill(url: string): Promise<void> {
  const orm = await connectDatabase(url);
  await prepareDatabase(orm, 'migrate');
  await seedOnce(orm);
  const { id } = await createBigCampaign(orm.em.fork(), subscribers);
  await beginCampaign(() => orm.em.fork(), id);
  await orm.close();
}

/** Returns the tables whose rows differ, in words. */
function compare(expected: Record<string, string[]>, found: Record<string, string[]>): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names.flatMap((name) => {
    const [before = [], after = []] = [expected[name], found[name]];
    const different = before.findIndex((row, index) => row !== after[index]);
    return different < 0 && before.length === after.length
      ? []
      : [`${name}: ${before.length} rows before, ${after.length} restored, different from row ${different}`];
  });
}

const folder = await mkdtemp(join(tmpdir(), 'drill-'));
await chmod(folder, 0o711);
const startServer = async (name: string) => startPostgres({ dataDir: join(folder, name), port: await freePort() });
const original = await startServer('original');
const empty = await startServer('empty');
try {
  await fill(original.url);
  const file = join(folder, 'backup.tar.gz.encrypted');
  const backup = await lanesight(['backup', file], {
    DATABASE_URL: original.url,
    IMAGE_STORE: `file:${join(folder, 'images')}`,
  });
  console.log(`backed up in ${backup} s`);
  const restore = await lanesight(['restore', file], {
    DATABASE_URL: empty.url,
    IMAGE_STORE: `file:${join(folder, 'restored-images')}`,
  });
  console.log(`restored in ${restore} s`);
  const [expected, found] = [await rowsOf(original.url), await rowsOf(empty.url)];
  const broken = compare(expected, found);
  reportResult({
    name: 'restore',
    title: 'Restore of an encrypted backup into an empty place',
    command: 'npm run drill:restore',
    figures: {
      'tables with rows': Object.keys(expected).length,
      'rows compared': Object.values(expected).reduce((sum, { length }) => sum + length, 0),
      'different tables': broken.length,
      'backup s': backup,
      'restore s': restore,
      'backup MB': Math.round((await stat(file)).size / 100_000) / 10,
    },
    broken,
  });
} finally {
  await Promise.all([original.stop(), empty.stop()]);
  await rm(folder, { recursive: true, force: true });
}
