import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPosts } from '@workspace/contracts/blog-posts';
import { changePost, createPost, deletePost } from '@workspace/contracts/managed-posts';
import { draft } from './a-draft.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const count = 3_000;
let test: TestApp;
let now = Date.now();
let asStaff: ReturnType<TestApp['callWith']>;
let list: (query?: object) => Promise<{ posts: { slug: string; title: string }[]; total: number }>;
beforeAll(async () => {
  test = await startTestApp();
  const app = await test.startAnother({ clock: () => now });
  const read = async (query: object) => (await app.inject({ url: listPosts.path, query: query as never })).json();
  list = (query = {}) => read(query);
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
  await test.orm.em.fork().execute(
    `insert into blog_posts (title, excerpt, content, category, date, published_on, read_time, slug)
     select 'T' || n, 'E', 'word', 'C' || n % 5, 'D', date '2020-01-01' + n % 900, 'R', 's' || n
     from generate_series(1, ?) n`,
    [count],
  );
});
afterAll(() => test.close());

describe('the list of all posts', () => {
  it('contains the posts of all its pages, in order and in the same shape', async () => {
    const whole = await list();
    const { posts: _posts, ...rest } = await list({ pageSize: '1' });
    expect(whole).toEqual({ ...rest, posts: expect.any(Array) });
    const pages = await Promise.all([1, 2, 30].map((page) => list({ page: String(page), pageSize: '100' })));
    expect(pages.map(({ posts }) => posts)).toEqual([0, 100, 2_900].map((at) => whole.posts.slice(at, at + 100)));
    expect([whole.posts.length, whole.total]).toEqual([count, count]);
  });

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1, gzip;q=0.8', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
  ])('is compressed for a client that accepts %j: %s', async (accepted, encoding) => {
    const whole = await list();
    const response = await test.app.inject({ url: listPosts.path, headers: { 'accept-encoding': accepted } });
    expect([response.headers['content-encoding'], response.headers.vary]).toEqual([encoding, 'accept-encoding']);
    const json = encoding ? gunzipSync(response.rawPayload) : response.rawPayload;
    expect(JSON.parse(String(json))).toEqual(whole);
  });

  it('reflects every change immediately', async () => {
    const { post } = await asStaff(createPost, { body: { ...draft, slug: 'new' } });
    const titleOf = async () => (await list()).posts.find(({ slug }) => slug === 'new')?.title;
    expect(await titleOf()).toBe(draft.title);
    await asStaff(changePost, { params: { id: post.id }, body: { title: 'Another' } });
    expect(await titleOf()).toBe('Another');
    await asStaff(deletePost, { params: { id: post.id } });
    expect(await titleOf()).toBeUndefined();
  });

  it('shows a scheduled post from its time on, and views after a minute', async () => {
    now = Date.now();
    const publishAt = new Date(now + 2_000).toISOString();
    await asStaff(createPost, { body: { ...draft, slug: 'due', status: 'scheduled', publishAt } });
    const has = async () => (await list()).posts.some(({ slug }) => slug === 'due');
    expect(await has()).toBe(false);
    await test.orm.em.fork().execute('select pg_sleep(2.2)');
    now += 2_200;
    expect(await has()).toBe(true);
    await test.orm.em.fork().execute(`insert into blog_post_views values ('s7', 5)`);
    now += 61_000;
    const { posts } = (await list()) as { posts: { slug: string; views?: string }[] };
    expect(posts.find(({ slug }) => slug === 's7')?.views).toBe('5');
  });

  it('is rendered once for many clients, in steps that do not block others', async () => {
    await list();
    const delays = monitorEventLoopDelay({ resolution: 1 });
    now += 61_000;
    delays.enable();
    const lists = await Promise.all(Array.from({ length: 20 }, () => list()));
    delays.disable();
    expect(new Set(lists.map(({ posts }) => posts.length)).size).toBe(1);
    expect(delays.count).toBeGreaterThan(15);
  });

  it('is limited to a hundred for a search or a category without a page size', async () => {
    const { posts, total } = await list({ category: 'C1' });
    expect([posts.length, total]).toEqual([100, count / 5]);
    expect((await list({ search: 'word' })).posts).toHaveLength(100);
  });
});
