import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewPost } from '@workspace/contracts/blog-post-previews';
import { getPostBySlug } from '@workspace/contracts/blog-posts';
import { changePost, createPost, createPreviewLink, getPost } from '@workspace/contracts/managed-posts';
import { draft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asAda = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());

const preview = async (body: Parameters<typeof asAda<typeof previewPost>>[1]['body']) =>
  (await asAda(previewPost, { body })).post;
const countPosts = async () => (await test.orm.em.fork().execute('select count(*)::int from blog_posts'))[0];

describe('a preview of unsaved texts', () => {
  it('shows a post that was never saved, sanitized, and stores nothing', async () => {
    const before = await countPosts();
    const content = '<p onclick="x()">One <script>alert(1)</script><strong>two</strong></p>';
    const post = await preview({ title: 'New', slug: 'new', content, tags: ['roads'], date: 'May 1, 2026' });
    expect(post).toMatchObject({ title: 'New', slug: 'new', tags: ['roads'], excerpt: '', views: '0' });
    expect(post.content).toBe('<p>One <strong>two</strong></p>');
    expect(await countPosts()).toEqual(before);
  });

  it('shows the stored post with the unsaved texts over it, and changes neither', async () => {
    const { post: stored } = await asAda(createPost, { body: { ...draft, slug: 'stored' } });
    const post = await preview({ id: stored.id, title: 'Not saved', content: '' });
    expect(post).toMatchObject({ id: stored.id, title: 'Not saved', content: '', excerpt: stored.excerpt });
    expect((await asAda(getPost, { params: { id: stored.id } })).post).toEqual(stored);
  });

  it('accepts half-written texts and an unknown post', async () => {
    const post = await preview({ id: crypto.randomUUID(), date: 'soon', slug: 'Not a slug', content: '<p>Half' });
    expect(post).toMatchObject({ date: 'soon', slug: 'Not a slug', content: '<p>Half</p>' });
  });

  it('rejects content that is too complex to read', async () => {
    const content = '<ul><li>'.repeat(100);
    expect(await apiErrorOf(asAda(previewPost, { body: { content } }))).toMatchObject({ code: 'too_complex' });
  });
});

describe('a preview link', () => {
  const bySlug = async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://site.example');
    const input = { params: { slug: pathname.split('/').at(-1)! }, query: { preview: searchParams.get('preview')! } };
    return (await test.callWith()(getPostBySlug, input)).post;
  };

  it('tells that its post is a draft, or when it is to appear, and nothing of a published one', async () => {
    const { post } = await asAda(createPost, { body: { ...draft, slug: 'linked', status: 'draft' } });
    const params = { id: post.id };
    const { path } = await asAda(createPreviewLink, { params });
    expect((await bySlug(path)).unpublished).toEqual({ status: 'draft', publishAt: null });
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    await asAda(changePost, { params, body: { status: 'scheduled', publishAt } });
    expect((await bySlug(path)).unpublished).toEqual({ status: 'scheduled', publishAt });
    await asAda(changePost, { params, body: { status: 'published' } });
    expect(await bySlug(path)).not.toHaveProperty('unpublished');
  });
});
