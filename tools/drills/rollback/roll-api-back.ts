import { execFileSync } from 'node:child_process';
import { chmod, cp, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { startPostgres } from '@workspace/sandbox/postgres';
import { connectDatabase } from '../../../apps/api/src/database/orm.ts';
import { prepareDatabase } from '../../../apps/api/src/database/prepare-database.ts';
import { seedOnce } from '../../../apps/api/src/database/seed.ts';
import { root } from '../../config.ts';
import { Copy, placesOf } from '../fleet/copy.ts';
import { createSession } from '../fleet/create-session.ts';
import type { Database } from '../fleet/database.ts';
import { partsOf } from '../fleet/parts.ts';
import { Requests } from '../load/requests.ts';
import { secondsSince } from '../load/seconds-since.ts';
import { addPost, addRequest, type Acknowledged } from '../load/writes.ts';

interface ApiRollback {
  commit: string;
  seconds: number;
  before: number;
  after: number;
  broken: string[];
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Checks an earlier release out, with the packages of this one. Links of the workspace are relative, so a copied
 * folder of links leads to the earlier release's own packages.
 */
async function checkOut(commit: string, folder: string): Promise<void> {
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const group of ['apps', 'packages'])
    for (const name of await readdir(join(folder, group))) {
      const from = join(root, group, name, 'node_modules');
      await cp(from, join(folder, group, name, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    }
}

/** A change of the next release that only adds, as its migration would make it. */
async function addToSchema(orm: Database): Promise<void> {
  await orm.em.fork().execute(`alter table contacts add column drilled_at timestamptz(3);
    insert into mikro_orm_migrations (name) values ('29991231-drill')`);
}

const countRows = async (orm: Database): Promise<number> => {
  const sql = 'select ((select count(*) from contacts) + (select count(*) from blog_posts))::int as count';
  const [row] = await orm.em.fork().execute<[{ count: number }]>(sql);
  return row.count;
};

/** Writes a request and a post, and reads the list. Returns the failures. */
async function use(requests: Requests, cookie: string): Promise<string[]> {
  const written: Acknowledged = { requests: [], posts: [], saves: new Map() };
  await addRequest(requests, written, 'earlier');
  await addPost(requests, written, { headers: { cookie, accept: 'application/json' }, name: 'earlier' });
  await requests.send({ kind: 'page', path: '/api/blog-posts' });
  return requests.failures.map(({ path, reason }) => `${path}: ${reason}`);
}

/** Stops this release on a schema that it and the next one made, and starts the earlier one on it. */
export async function rollApiBack(options: { previous: string; folder: string; logs: string }): Promise<ApiRollback> {
  const { previous, folder, logs } = options;
  await chmod(folder, 0o711);
  const commit = git('rev-parse', '--short=12', previous);
  const checkout = join(folder, 'earlier');
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort() });
  const orm = await connectDatabase(postgres.url);
  const origins = { API: '', console: '', site: 'http://127.0.0.1:1' };
  const part = partsOf(
    { folder, databaseUrl: postgres.url, smtpPort: 1, settings: { DRAIN_SECONDS: '0' } },
    origins,
  ).API;
  const [place] = await placesOf('API', 1);
  const now = new Copy(part, place!, logs);
  const earlier = new Copy({ ...part, checkout }, place!, logs);
  try {
    await prepareDatabase(orm, 'migrate');
    await seedOnce(orm);
    await checkOut(commit, checkout);
    const cookie = await createSession((sql, values) => orm.em.fork().execute(sql, values));
    await now.start();
    await addToSchema(orm);
    const before = await countRows(orm);
    const startedAt = performance.now();
    await now.end('SIGTERM');
    await earlier.start();
    const seconds = secondsSince(startedAt);
    const broken = await use(new Requests(earlier.origin, origins.site), cookie);
    const after = await countRows(orm);
    if (after !== before + 2) broken.push('A write is missing');
    return { commit, seconds, before, after, broken };
  } finally {
    await Promise.all([now, earlier].map((copy) => copy.end('SIGKILL')));
    await orm.close();
    await postgres.stop();
    await rm(checkout, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
