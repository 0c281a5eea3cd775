import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPostBySlug, getPostsVersion, listPosts } from '@workspace/contracts/blog-posts';
import {
  changePost,
  checkSlug,
  createPost,
  createPreviewLink,
  deletePost,
  deletePostForGood,
  getPost,
  restorePost,
  type NewBlogPost,
} from '@workspace/contracts/managed-posts';
import { applyRule } from './apply-retention-rule.ts';
import { draft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
const sql = (query: string, values: unknown[] = []) => test.orm.em.fork().execute(query, values);
beforeEach(async () => {
  await sql('delete from blog_posts');
  await sql('delete from blog_post_former_slugs');
});
afterAll(() => test.close());

const write = async (change: Partial<NewBlogPost> = {}) =>
  (await asStaff(createPost, { body: { ...draft, ...change } })).post;
const read = (slug = draft.slug) => test.callWith()(getPostBySlug, { params: { slug } });
const statusOf = (slug?: string) =>
  read(slug).then(
    () => 200,
    ({ status }: { status: number }) => status,
  );
const change = (id: string, body: Parameters<typeof asStaff<typeof changePost>>[1]['body']) =>
  asStaff(changePost, { params: { id }, body });
const trash = (id: string) => asStaff(deletePost, { params: { id } });

describe('a post in the trash', () => {
  it('responds 410 to readers, and can be restored unchanged', async () => {
    const post = await write();
    await trash(post.id);
    expect([await statusOf(), (await test.callWith()(listPosts, {})).total]).toEqual([410, 0]);
    const { post: stored } = await asStaff(getPost, { params: { id: post.id } });
    expect(stored).toMatchObject({ status: 'trashed', trashedAt: expect.any(String) });
    expect(await apiErrorOf(change(post.id, { title: 'x' }))).toMatchObject({ status: 409, code: 'in_trash' });
    expect(await apiErrorOf(asStaff(createPreviewLink, { params: { id: post.id } }))).toMatchObject({
      code: 'in_trash',
    });
    expect((await asStaff(restorePost, { params: { id: post.id } })).post).toEqual(post);
    expect((await read()).post.id).toBe(post.id);
    expect(await apiErrorOf(asStaff(restorePost, { params: { id: post.id } }))).toMatchObject({ code: 'not_in_trash' });
  });

  it('responds 404 to readers when they never saw it', async () => {
    const { id } = await write({ status: 'draft' });
    await trash(id);
    expect(await statusOf()).toBe(404);
  });

  it('changes the posts version when it is trashed and restored', async () => {
    const version = async () => Number((await test.callWith()(getPostsVersion, {})).version);
    const { id } = await write();
    const before = await version();
    await trash(id);
    expect(await version()).toBe(before + 1);
    await asStaff(restorePost, { params: { id } });
    expect(await version()).toBe(before + 2);
  });

  it('leaves its slug to a new post, and is restored under the next free one', async () => {
    const { id } = await write();
    await trash(id);
    const other = await write();
    expect((await read()).post.id).toBe(other.id);
    expect((await asStaff(restorePost, { params: { id } })).post.slug).toBe('counting-cracks-2');
    expect((await read('counting-cracks-2')).post.id).toBe(id);
  });

  it('is restored beside others of the same slug at once, each under a slug of its own', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { id } = await write();
      await trash(id);
      ids.push(id);
    }
    const restored = await Promise.all(ids.map((id) => asStaff(restorePost, { params: { id } })));
    const endings = ['', '-2', '-3', '-4'];
    expect(restored.map(({ post }) => post.slug).toSorted()).toEqual(endings.map((end) => `counting-cracks${end}`));
  });

  it('is restored as a draft when its scheduled time has passed', async () => {
    const { id } = await write({ status: 'scheduled', publishAt: '2999-01-01T00:00:00Z' });
    await trash(id);
    await sql("update blog_posts set publish_at = now() - interval '1 hour'");
    expect((await asStaff(restorePost, { params: { id } })).post).toMatchObject({ status: 'draft', publishAt: null });
  });

  it('is deleted manually or after 30 days, never before, and then still responds 410', async () => {
    const [old, young, stored] = [
      await write({ slug: 'old' }),
      await write({ slug: 'young' }),
      await write({ slug: 'kept' }),
    ];
    await change(old.id, { slug: 'old-moved' });
    await sql("insert into blog_post_views values ('old-moved', 9), ('kept', 4)");
    await trash(old.id);
    await trash(young.id);
    await sql("update blog_posts set trashed_at = now() - interval '30 days' where id = ?", [old.id]);
    await sql("update blog_posts set trashed_at = now() - interval '29 days 23 hours' where id = ?", [young.id]);
    expect(await applyRule(test.orm.em.fork(), 'trashed-posts')).toBe(1);
    expect(await applyRule(test.orm.em.fork(), 'trashed-posts')).toBe(0);
    expect(await apiErrorOf(asStaff(getPost, { params: { id: old.id } }))).toMatchObject({ status: 404 });
    await asStaff(deletePostForGood, { params: { id: young.id } });
    expect(await Promise.all(['old', 'old-moved', 'young', 'kept', 'never'].map(statusOf))).toEqual([
      410, 410, 410, 200, 404,
    ]);
    expect(await sql('select * from blog_post_views')).toEqual([{ slug: 'kept', views: 4 }]);
    expect(await apiErrorOf(asStaff(deletePostForGood, { params: { id: stored.id } }))).toMatchObject({
      status: 409,
      code: 'not_in_trash',
    });
    await write({ slug: 'old' });
    expect(await statusOf('old')).toBe(200);
  });
});

describe('a slug', () => {
  it('redirects to the post for good after every change', async () => {
    const { id } = await write({ slug: 'first' });
    await change(id, { slug: 'second' });
    await change(id, { slug: 'third' });
    for (const slug of ['first', 'second', 'third'])
      expect((await read(slug)).post).toMatchObject({ id, slug: 'third' });
    await change(id, { slug: 'first' });
    for (const slug of ['first', 'second', 'third'])
      expect((await read(slug)).post).toMatchObject({ id, slug: 'first' });
  });

  it('is taken over by a new post once readers can see it', async () => {
    const { id } = await write({ slug: 'first' });
    await change(id, { slug: 'second' });
    const taker = await write({ slug: 'first', status: 'draft' });
    expect((await read('first')).post.id).toBe(id);
    await change(taker.id, { status: 'published' });
    expect((await read('first')).post.id).toBe(taker.id);
  });

  it('does not redirect from an unpublished draft, nor to a hidden post', async () => {
    const { id } = await write({ slug: 'first', status: 'draft' });
    await change(id, { slug: 'second' });
    await change(id, { status: 'published' });
    expect(await statusOf('first')).toBe(404);
    await change(id, { slug: 'third' });
    await change(id, { status: 'draft' });
    expect(await statusOf('second')).toBe(404);
    await trash(id);
    expect(await statusOf('second')).toBe(410);
  });

  it('is checked before the save, with a free suggestion', async () => {
    const check = (slug: string, except?: string) => asStaff(checkSlug, { query: { slug, except } });
    const { id } = await write({ slug: 'cracks' });
    await write({ slug: 'cracks-2' });
    await trash((await write({ slug: 'free-again' })).id);
    expect(await check('cracks')).toEqual({ isFree: false, suggestion: 'cracks-3' });
    expect(await check('cracks', id)).toEqual({ isFree: true, suggestion: 'cracks' });
    expect(await check('free-again')).toEqual({ isFree: true, suggestion: 'free-again' });
    expect(await check('Not a Slug!')).toEqual({ isFree: false, suggestion: 'not-a-slug' });
    expect(await check('???')).toEqual({ isFree: false, suggestion: 'post' });
    const long = 'a'.repeat(200);
    await write({ slug: long });
    expect(await check(long)).toEqual({ isFree: false, suggestion: `${'a'.repeat(198)}-2` });
  });
});
