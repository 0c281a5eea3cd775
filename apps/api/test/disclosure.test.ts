import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listVersionsOfPost, restoreVersionOfPost } from '@workspace/contracts/blog-post-versions';
import { getPostBySlug, listPosts } from '@workspace/contracts/blog-posts';
import { maxNotice, offeredNotices, type Disclosure } from '@workspace/contracts/disclosure';
import {
  changePost,
  createPost,
  getPost,
  type BlogPostChange,
  type NewBlogPost,
} from '@workspace/contracts/managed-posts';
import { postsVersion } from '../src/features/blog-posts/posts-version.ts';
import { draft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const notice: Disclosure = { kind: 'notice', text: offeredNotices[0] };
const editor: Disclosure = { kind: 'editor', name: 'Ada Byron' };
let test: TestApp;
let ada: { cookie: string };
let count = 0;
beforeAll(async () => {
  test = await startTestApp();
  ada = await test.signInAs('ada@lanesight.ai');
});
afterAll(() => test.close());

const create = (more: Partial<NewBlogPost> = {}) => {
  count += 1;
  const body = { ...draft, slug: `disclosed-${count}`, isAiDraft: true, ...more };
  return test.callWith(ada)(createPost, { body });
};
const change = (id: string, body: BlogPostChange) => test.callWith(ada)(changePost, { params: { id }, body });
const read = async (slug: string) => (await test.callWith()(getPostBySlug, { params: { slug } })).post;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
/** Makes a post as an earlier release left it: without a disclosure. */
const undisclose = (id: string) =>
  test.orm.em
    .fork()
    .execute(
      'update blog_posts set disclosure_notice = null, disclosure_editor = null, disclosed_by = null, disclosed_at = null where id = ?',
      [id],
    );

describe('an AI draft without a disclosure', () => {
  it.each([
    ['published', {}],
    ['scheduled', { status: 'scheduled' as const, publishAt: tomorrow() }],
  ])('is not %s', async (_status, status) => {
    const rejected = await apiErrorOf(create(status));
    expect(rejected).toMatchObject({ status: 409, code: 'disclosure_needed' });
    expect(rejected.message).toContain('Choose what readers are told');
    const { post } = await create({ status: 'draft' });
    expect(post.disclosure).toBeNull();
    expect(await apiErrorOf(change(post.id, { status: 'published', ...status }))).toMatchObject({
      code: 'disclosure_needed',
    });
    expect((await test.callWith(ada)(getPost, { params: { id: post.id } })).post.status).toBe('draft');
  });

  it('stays published when it was before, until it is published again', async () => {
    const { post } = await create({ disclosure: notice });
    await undisclose(post.id);
    expect((await change(post.id, { title: 'Edited' })).post).toMatchObject({ status: 'published', disclosure: null });
    expect((await read(post.slug)).aiNotice).toBeUndefined();
    await change(post.id, { status: 'draft' });
    expect(await apiErrorOf(change(post.id, { status: 'published' }))).toMatchObject({ code: 'disclosure_needed' });
  });

  it('stays scheduled when it was before, and is not published early', async () => {
    const { post } = await create({ disclosure: notice, status: 'scheduled', publishAt: tomorrow() });
    await undisclose(post.id);
    const later = new Date(Date.now() + 2 * 86_400_000).toISOString();
    expect((await change(post.id, { status: 'scheduled', publishAt: later })).post.publishAt).toBe(later);
    expect(await apiErrorOf(change(post.id, { status: 'published' }))).toMatchObject({ code: 'disclosure_needed' });
  });

  it('is told of its unchecked sentences first', async () => {
    const content = '<p>Nine of ten potholes begin in a crack.</p>';
    expect(await apiErrorOf(create({ content }))).toMatchObject({ code: 'unchecked_claims' });
  });

  it('is not shown to readers by a restored version', async () => {
    const { post } = await create({ status: 'draft' });
    await change(post.id, { title: 'Second' });
    const params = { id: post.id };
    const { versions } = await test.callWith(ada)(listVersionsOfPost, { params });
    const restored = await test.callWith(ada)(restoreVersionOfPost, {
      params: { ...params, versionId: versions.at(-1)!.id },
    });
    expect(restored.post).toMatchObject({ status: 'draft', disclosure: null });
  });
});

describe('a disclosure', () => {
  it('is stored with the user and the time, and its notice is for readers', async () => {
    const before = Date.now();
    const { post } = await create({ disclosure: notice });
    expect(post.disclosure).toEqual({
      notice: offeredNotices[0],
      editor: null,
      chosenBy: 'ada@lanesight.ai',
      chosenAt: expect.any(String),
    });
    expect(Date.parse(post.disclosure!.chosenAt)).toBeGreaterThanOrEqual(before);
    expect((await read(post.slug)).aiNotice).toBe(offeredNotices[0]);
    const { posts } = await test.callWith()(listPosts, { query: {} });
    expect(posts.find(({ slug }) => slug === post.slug)).not.toHaveProperty('aiNotice');
  });

  it('shows a responsible editor to staff, and nothing to readers', async () => {
    const { post } = await create({ disclosure: editor });
    expect(post.disclosure).toMatchObject({ notice: null, editor: 'Ada Byron' });
    expect(Object.keys(await read(post.slug)).filter((key) => /ai|disclos/i.test(key))).toEqual([]);
  });

  it('outlasts a time as a draft, and a save that does not send one', async () => {
    const { post } = await create({ disclosure: notice });
    await change(post.id, { status: 'draft' });
    await change(post.id, { title: 'Edited' });
    expect((await change(post.id, { status: 'published' })).post.disclosure).toMatchObject({ notice: notice.text });
  });

  it('is replaced by a later one, which makes cached pages stale', async () => {
    const { post } = await create({ disclosure: editor });
    const before = await postsVersion(test.orm.em.fork());
    const own = ' Written with a model, word for word. ';
    const changed = await change(post.id, { disclosure: { kind: 'notice', text: own } });
    expect(changed.post.disclosure).toMatchObject({ notice: own.trim(), editor: null });
    expect(changed.post.updatedAt).not.toBe(post.updatedAt);
    expect(await postsVersion(test.orm.em.fork())).not.toBe(before);
    expect((await read(post.slug)).aiNotice).toBe(own.trim());
  });

  it('has no effect on a post by a person', async () => {
    const { post } = await create({ isAiDraft: false });
    expect(post).toMatchObject({ status: 'published', disclosure: null });
    const { post: told } = await create({ isAiDraft: false, disclosure: notice });
    expect((await read(told.slug)).aiNotice).toBeUndefined();
  });

  it.each([
    ['text', { kind: 'notice', text: ' ' }],
    ['text', { kind: 'notice', text: 'a'.repeat(maxNotice + 1) }],
    ['text', { kind: 'notice', text: 'two\nlines' }],
    ['name', { kind: 'editor', name: '' }],
    ['kind', { kind: 'none' }],
  ])('with an invalid %s is rejected: %o', async (field, disclosure) => {
    const rejected = await apiErrorOf(create({ disclosure: disclosure as Disclosure }));
    expect(rejected).toMatchObject({ status: 400, fields: { [`disclosure.${field}`]: expect.any(String) } });
  });
});
