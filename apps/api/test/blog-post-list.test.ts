import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPosts } from '@workspace/contracts/blog-posts';
import {
  createPost,
  deletePost,
  deletePostForGood,
  listManagedPosts,
  type NewBlogPost,
} from '@workspace/contracts/managed-posts';
import { draft } from './a-draft.ts';
import { callsTo } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let staff: Awaited<ReturnType<TestApp['signInAs']>>;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  staff = await test.signInAs('ada@lanesight.ai');
  asStaff = test.callWith(staff);
});
const sql = (query: string, values: unknown[] = []) => test.orm.em.fork().execute(query, values);
beforeEach(() => sql('delete from blog_posts'));
afterAll(() => test.close());

const write = async (slug: string, change: Partial<NewBlogPost> = {}) =>
  (await asStaff(createPost, { body: { ...draft, slug, ...change } })).post;
const list = (query: Parameters<typeof asStaff<typeof listPosts>>[1]['query']) => test.callWith()(listPosts, { query });
const slugs = ({ posts }: { posts: { slug: string }[] }) => posts.map(({ slug }) => slug);

describe('the list for readers', () => {
  it('returns all posts, or pages without gaps or repeats, with posts of one day by creation time', async () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e']) await write(slug);
    const whole = slugs(await list({}));
    expect(whole).toEqual(['e', 'd', 'c', 'b', 'a']);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, pageSize: 2 })));
    expect(pages.map(slugs)).toEqual([['e', 'd'], ['c', 'b'], ['a'], []]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  });

  it('names the bundled articles that posts replace, whatever the page', async () => {
    await write('rural-road-infrastructure-solutions');
    await write('economics-road-quality', { status: 'draft' });
    await write('another');
    const standIns = ['rural-road-infrastructure-solutions'];
    expect(await list({ page: 2, pageSize: 1 })).toMatchObject({ posts: [{ slug: standIns[0] }], standIns });
    expect(await list({ search: 'zeppelin' })).toMatchObject({ posts: [], standIns });
  });

  it('counts the readable posts by category, and again immediately after a change', async () => {
    await write('a', { category: 'Smart Cities' });
    await write('b', { category: 'Future Tech' });
    await write('c', { category: 'Future Tech' });
    await write('d', { category: 'Future Tech', status: 'draft' });
    const counted = {
      total: 3,
      categories: [
        { name: 'Future Tech', count: 2 },
        { name: 'Smart Cities', count: 1 },
      ],
    };
    expect(await list({})).toMatchObject(counted);
    expect(await list({ category: 'Smart Cities' })).toMatchObject({ ...counted, total: 1, posts: [{ slug: 'a' }] });
    expect(await list({ category: 'No such thing' })).toMatchObject({ ...counted, total: 0, posts: [] });
    await write('e', { category: 'Smart Cities' });
    expect(await list({})).toMatchObject({ total: 4 });
  });
});

describe('a search', () => {
  it('looks in title, excerpt and content, weighted in this order', async () => {
    await write('text', { content: '<h2>On</h2><p>the <strong>rutting</strong> of streets</p>', date: 'May 3, 2025' });
    await write('excerpt', { excerpt: 'Where ruts come from.', date: 'May 2, 2025' });
    await write('title', { title: 'Rutting', date: 'May 1, 2025' });
    await write('none');
    expect(slugs(await list({ search: ' ruts ' }))).toEqual(['title', 'excerpt', 'text']);
    expect(await list({ search: 'ruts', page: 2, pageSize: 2 })).toMatchObject({ total: 3, posts: [{ slug: 'text' }] });
  });

  it('handles quotes and hyphens, and does not match tag names', async () => {
    await write('a', { content: '<p>chip seal, fog seal</p>' });
    await write('b', { content: '<p>seal the chip <a href="https://hidden.example/">here</a></p>' });
    expect(slugs(await list({ search: '"chip seal"' }))).toEqual(['a']);
    expect(slugs(await list({ search: 'seal -fog' }))).toEqual(['b']);
    for (const search of ['strong', 'hidden', 'href', 'p']) expect(await list({ search })).toMatchObject({ total: 0 });
  });

  it('takes a hyphen inside a word for a space', async () => {
    await write('a', { content: '<p>crack seal in spring</p>' });
    await write('b', { content: '<p>a crack-seal crew</p>' });
    await write('c', { content: '<p>a crack</p>' });
    expect(slugs(await list({ search: 'crack-seal' })).toSorted()).toEqual(['a', 'b']);
    expect(slugs(await list({ search: '"crack-seal" -spring' }))).toEqual(['b']);
  });

  it('counts the categories of its matches, whatever the selected category', async () => {
    await write('a', { category: 'Smart Cities', title: 'Potholes' });
    await write('b', { category: 'Future Tech', title: 'A pothole' });
    await write('c', { category: 'Future Tech' });
    expect(await list({ search: 'pothole', category: 'Future Tech' })).toMatchObject({
      total: 1,
      posts: [{ slug: 'b' }],
      categories: [
        { name: 'Future Tech', count: 1 },
        { name: 'Smart Cities', count: 1 },
      ],
    });
  });

  it('looks in titles for words that occur everywhere', async () => {
    await write('a', { title: 'What is it about?' });
    await write('b');
    expect(slugs(await list({ search: 'about' }))).toEqual(['a']);
    expect(await list({ search: 'it_about' })).toMatchObject({ total: 0 });
  });

  it('still ranks titles first with very many matches', async () => {
    await sql(`
      insert into blog_posts (title, excerpt, content, category, date, published_on, read_time, slug)
      select 'T', 'E', 'a bridge', 'C', 'D', date '2025-01-01', 'R', 's' || n from generate_series(1, 600) n`);
    await write('old', { title: 'Bridges', date: 'May 1, 2001' });
    expect(await list({ search: 'bridge', pageSize: 5 })).toMatchObject({
      total: 601,
      posts: [{ slug: 'old' }, {}, {}, {}, {}],
    });
  });

  it('returns no draft and no trashed post to readers', async () => {
    await write('a', { status: 'draft' });
    await write('b', { status: 'scheduled', publishAt: '2999-01-01T00:00:00Z' });
    expect(await list({ search: 'cracks' })).toEqual({ posts: [], total: 0, categories: [], standIns: [] });
  });
});

describe('the list for staff', () => {
  const managed = (query: Parameters<typeof asStaff<typeof listManagedPosts>>[1]['query']) =>
    asStaff(listManagedPosts, { query });

  it('contains all but the trash, and counts by status with due scheduled posts as published', async () => {
    await write('a', { status: 'draft' });
    await write('b', { status: 'scheduled', publishAt: '2999-01-01T00:00:00Z' });
    await write('c', { status: 'scheduled', publishAt: '2999-01-01T00:00:00Z' });
    await write('d');
    await write('e');
    await sql("update blog_posts set publish_at = now() - interval '1 minute' where slug = 'c'");
    await sql("update blog_posts set trashed_at = now() where slug = 'e'");
    const all = await managed({});
    expect(slugs(all)).toEqual(['d', 'c', 'b', 'a']);
    expect(all.posts.map(({ status }) => status)).toEqual(['published', 'published', 'scheduled', 'draft']);
    expect(all).toMatchObject({ total: 4, counts: { draft: 1, scheduled: 1, published: 2, trashed: 1 } });
    for (const [status, expected] of [
      ['draft', ['a']],
      ['scheduled', ['b']],
      ['published', ['d', 'c']],
      ['trashed', ['e']],
    ] as const)
      expect(slugs(await managed({ status }))).toEqual(expected);
  });

  it('counts again immediately after a change that readers do not see, made by any API process', async () => {
    const other = callsTo(await test.startAnother({}))(staff);
    const { id } = await write('a', { status: 'draft' });
    for (const call of [asStaff, other]) expect((await call(listManagedPosts, { query: {} })).counts.draft).toBe(1);
    await other(deletePost, { params: { id } });
    expect((await managed({})).counts).toMatchObject({ draft: 0, trashed: 1 });
    await asStaff(deletePostForGood, { params: { id } });
    expect((await other(listManagedPosts, { query: {} })).counts).toMatchObject({ draft: 0, trashed: 0 });
  });

  it('finds literal parts of a title', async () => {
    await write('a', { title: 'At 5 % of C' });
    await write('b', { title: 'At 50 of Cost' });
    for (const search of ['5 %', '%', 'f C']) expect(slugs(await managed({ search }))).toContain('a');
    expect((await managed({ search: '5 %' })).total).toBe(1);
    expect((await managed({ search: '_' })).total).toBe(0);
  });

  it('matches partial words, sorts and paginates', async () => {
    await write('asphalt-a', { title: 'beta', category: 'B' });
    await write('asphalt-b', { title: 'Alpha', category: 'A' });
    await write('other', { title: 'gamma', category: 'C' });
    await sql("insert into blog_post_views values ('asphalt-a', 1850), ('other', 7)");
    expect((await managed({ search: 'ASPH' })).total).toBe(2);
    expect(slugs(await managed({ search: 'gam' }))).toEqual(['other']);
    expect(slugs(await managed({ sort: 'title' }))).toEqual(['asphalt-b', 'asphalt-a', 'other']);
    expect(slugs(await managed({ sort: 'category', direction: 'descending' }))).toEqual([
      'other',
      'asphalt-a',
      'asphalt-b',
    ]);
    expect(slugs(await managed({ sort: 'updated', direction: 'ascending' }))).toEqual([
      'asphalt-a',
      'asphalt-b',
      'other',
    ]);
    expect(slugs(await managed({ page: 2, pageSize: 2 }))).toEqual(['asphalt-a']);
    expect((await managed({ sort: 'views', pageSize: 2 })).posts).toMatchObject([
      { slug: 'asphalt-a', viewCount: 1850, views: '1.8k' },
      { slug: 'other', viewCount: 7 },
    ]);
  });
});
