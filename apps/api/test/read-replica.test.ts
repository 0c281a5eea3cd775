import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { getNeighbors } from '@workspace/contracts/blog-post-neighbors';
import { getPostBySlug, getPostsVersion, listPosts } from '@workspace/contracts/blog-posts';
import { changePost, createPost, getPost } from '@workspace/contracts/managed-posts';
import { postsVersionHeader } from '@workspace/contracts/posts-version';
import { startPostgresPair, type PostgresPair } from '@workspace/sandbox/postgres-pair';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '../src/database/orm.ts';
import { prepareDatabase } from '../src/database/prepare-database.ts';
import { openReads, type Reads } from '../src/open-reads.ts';
import { draft } from './a-draft.ts';
import { callsTo } from './call-as.ts';
import { cuttableDatabase } from './cut-database.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

type Calls = ReturnType<ReturnType<typeof callsTo>>;

let folder: string;
let pair: PostgresPair;
let test: TestApp;
let reads: Reads;
let way: Awaited<ReturnType<typeof cuttableDatabase>>;
let asVisitor: (headers?: Record<string, string>) => Calls;
let asStaff: Calls;
let readyz: () => Promise<{ ready: boolean; parts: { name: string; ready: boolean; problem?: string }[] }>;
const metrics = new Registry();
const events: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replica-'));
  await chmod(folder, 0o711);
  pair = await startPostgresPair(folder);
  const orm = await connectDatabase(pair.primary.url);
  await prepareDatabase(orm, 'migrate');
  await orm.close();
  test = await startTestApp(pair.primary.url);
  way = await cuttableDatabase(pair.standby.url);
  const report = ({ event }: { event: string }) => events.push(event);
  reads = await openReads({
    orm: test.orm,
    readUrl: way.url,
    metrics,
    log: () => ({ warn: report, info: report }) as never,
  });
  const app = await test.startAnother(reads);
  asVisitor = callsTo(app);
  asStaff = asVisitor(await test.signInAs('ada@lanesight.ai'));
  readyz = async () => (await app.inject('/readyz')).json();
  await vi.waitUntil(() => reads.replicaPart!().ready, 20_000);
}, 120_000);

afterAll(async () => {
  await reads.close();
  await test.close();
  await way.cut();
  await Promise.all([pair.standby.stop(), pair.primary.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const untilReplica = (ready: boolean) => expect.poll(() => reads.replicaPart!().ready, { timeout: 20_000 }).toBe(ready);

const onStandby = async (sql: string) => {
  const orm = await connectDatabase(pair.standby.url);
  await orm.em.fork().execute(sql);
  await orm.close();
};

const readsFrom = async (source: string) => {
  const { values } = await (
    metrics.getSingleMetric('visitor_reads_total') as { get: () => Promise<MetricValues> }
  ).get();
  return values.find(({ labels }) => labels.source === source)?.value ?? 0;
};
interface MetricValues {
  values: { value: number; labels: { source?: string } }[];
}

const titleFor = async (calls: Calls, slug: string) =>
  (await calls(getPostBySlug, { params: { slug }, query: {} })).post.title;

/** Stores a post, and waits until the replica has it. */
async function publish(slug: string): Promise<string> {
  const { post } = await asStaff(createPost, { body: { ...draft, slug, title: 'First title' } });
  await expect.poll(() => titleFor(asVisitor(), slug).catch(() => '')).toBe('First title');
  return post.id;
}

/** Runs a function while the replica receives changes and does not replay them. */
async function whilePaused(run: () => Promise<void>): Promise<void> {
  await onStandby('select pg_wal_replay_pause()');
  try {
    await run();
  } finally {
    await onStandby('select pg_wal_replay_resume()');
  }
}

describe('read replica', () => {
  it('serves visitors, and counts their reads', async () => {
    await publish('counted');
    const before = await readsFrom('replica');
    await asVisitor()(listPosts, { query: {} });
    await asVisitor()(getPostsVersion, {});
    await asVisitor()(getNeighbors, { params: { slug: 'counted' }, query: {} });
    expect(await readsFrom('replica')).toBe(before + 3);
  });

  it('shows visitors an older state while staff see what they saved', async () => {
    const id = await publish('paused');
    await whilePaused(async () => {
      await asStaff(changePost, { params: { id }, body: { title: 'Second title' } });
      expect(await titleFor(asVisitor(), 'paused')).toBe('First title');
      expect(await titleFor(asStaff, 'paused')).toBe('Second title');
      expect((await asStaff(getPost, { params: { id } })).post.title).toBe('Second title');
      const titles = async (calls: Calls) => (await calls(listPosts, { query: {} })).posts.map(({ title }) => title);
      expect(await titles(asVisitor())).not.toContain('Second title');
      expect(await titles(asStaff)).toContain('Second title');
    });
    await expect.poll(() => titleFor(asVisitor(), 'paused')).toBe('Second title');
  });

  it('leaves a read to the primary that has to include a version which the replica has not reached', async () => {
    const id = await publish('version');
    await whilePaused(async () => {
      await asStaff(changePost, { params: { id }, body: { title: 'Second title' } });
      const { version } = await asStaff(getPostsVersion, {});
      const site = asVisitor({ [postsVersionHeader]: version });
      expect(await titleFor(site, 'version')).toBe('Second title');
      expect((await site(listPosts, { query: {} })).posts.map(({ title }) => title)).toContain('Second title');
    });
  });

  it('leaves reads to the primary while it is away, and says so', async () => {
    await publish('away');
    await way.cut();
    const before = await readsFrom('primary');
    expect(await titleFor(asVisitor(), 'away')).toBe('First title');
    expect(await readsFrom('primary')).toBe(before + 1);
    await untilReplica(false);
    expect(await readyz()).toMatchObject({
      ready: true,
      parts: [
        { name: 'database', ready: true },
        { name: 'read replica', ready: false },
      ],
    });
    expect(await metrics.metrics()).toContain('read_replica_ready 0');
    expect(events).toContain('read_replica_away');
    await way.mend();
    await untilReplica(true);
    expect(events.at(-1)).toBe('read_replica_back');
    expect(await metrics.metrics()).toContain('read_replica_ready 1');
  });

  it('ends a read that the replica leaves unanswered', async () => {
    await publish('silent');
    way.silence(true);
    expect(await titleFor(asVisitor(), 'silent')).toBe('First title');
    await untilReplica(false);
    way.silence(false);
    await untilReplica(true);
  });
});
