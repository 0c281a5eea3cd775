import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BlogPost, getPostBySlug, getPostsVersion, listPosts } from '@workspace/contracts/blog-posts';
import { changePost, createPost, deletePost, getPost } from '@workspace/contracts/managed-posts';
import { type BlogPostDraft } from '@workspace/contracts/post-content';
import { draft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
let headers: { cookie: string };
const asStranger: ReturnType<TestApp['callWith']> = (endpoint, input) => test.callWith()(endpoint, input);

beforeAll(async () => {
  test = await startTestApp();
  headers = await test.signInAs('ada@lanesight.ai');
  asStaff = test.callWith(headers);
});
beforeEach(async () => {
  for (const table of ['blog_posts', 'blog_post_views']) await test.orm.em.fork().execute(`delete from ${table}`);
});
afterAll(() => test.close());

describe('a post', () => {
  it('is written by staff and read by anyone', async () => {
    const { post } = await asStaff(createPost, { body: draft });
    expect(post).toMatchObject({ ...draft, views: '0', tags: [], status: 'published' });
    const seen = await asStranger(getPostBySlug, { params: { slug: draft.slug } });
    expect(seen).toEqual({ post: BlogPost.parse(post) });
    expect(await asStaff(getPost, { params: { id: post.id } })).toEqual({ post });
  });

  it.each([101, 200])('is readable with a slug of %i characters', async (length) => {
    const slug = 'a'.repeat(length);
    const { post } = await asStaff(createPost, { body: { ...draft, slug } });
    expect((await asStranger(getPostBySlug, { params: { slug } })).post.id).toBe(post.id);
    expect(await apiErrorOf(asStranger(getPostBySlug, { params: { slug: `${slug}a`.repeat(9) } }))).toMatchObject({
      status: 404,
    });
  });

  it.each(['January 1, 99999', '-000001-01-01', '+012345-01-01', 'soon'])(
    'keeps the date %s as written',
    async (date) => {
      expect((await asStaff(createPost, { body: { ...draft, date } })).post.date).toBe(date);
    },
  );

  it('is listed without its content, newest date first', async () => {
    await asStaff(createPost, { body: { ...draft, slug: 'older', date: 'March 1, 2024' } });
    await asStaff(createPost, { body: { ...draft, slug: 'newer', date: 'April 2, 2025' } });
    const response = await test.app.inject({ url: '/api/blog-posts' });
    expect(response.json().posts.map(({ slug }: { slug: string }) => slug)).toEqual(['newer', 'older']);
    expect(response.body).not.toContain('One by one');
    expect((await asStranger(listPosts, {})).posts).toHaveLength(2);
  });

  it('changes only in the fields sent', async () => {
    const { post } = await asStaff(createPost, { body: { ...draft, tags: ['pci'] } });
    const { post: changed } = await asStaff(changePost, { params: { id: post.id }, body: { title: 'Counting again' } });
    expect(changed).toEqual({ ...post, title: 'Counting again', updatedAt: changed.updatedAt });
    expect(changed.updatedAt >= post.updatedAt).toBe(true);
    expect((await asStaff(changePost, { params: { id: post.id }, body: {} })).post).toEqual(changed);
  });

  it('responds 410 after it was deleted', async () => {
    const { post } = await asStaff(createPost, { body: draft });
    expect(await asStaff(deletePost, { params: { id: post.id } })).toBeUndefined();
    expect(await apiErrorOf(asStranger(getPostBySlug, { params: { slug: draft.slug } }))).toMatchObject({
      status: 410,
      code: 'gone',
    });
    expect(await apiErrorOf(asStaff(deletePost, { params: { id: post.id } }))).toMatchObject({ status: 404 });
  });

  it('changes the posts version that the site watches, unlike a counted view', async () => {
    const version = async () => BigInt((await asStranger(getPostsVersion, {})).version);
    const first = await version();
    const { post } = await asStaff(createPost, { body: draft });
    const second = await version();
    await test.orm.em.fork().execute('insert into blog_post_views values (?, 1)', [draft.slug]);
    expect([second > first, await version()]).toEqual([true, second]);
    await asStaff(deletePost, { params: { id: post.id } });
    expect((await version()) > second).toBe(true);
  });
});

describe('rejected input', () => {
  it('has a message for each missing field', async () => {
    const { status, fields } = await apiErrorOf(asStaff(createPost, { body: {} as BlogPostDraft }));
    expect(status).toBe(400);
    expect(Object.keys(fields).toSorted()).toEqual([
      'category',
      'content',
      'date',
      'excerpt',
      'readTime',
      'slug',
      'title',
    ]);
    const blank = await apiErrorOf(asStaff(createPost, { body: { ...draft, title: '  ' } }));
    expect(blank.fields).toEqual({ title: 'Write a title' });
  });

  it('include a taken slug, at creation and at update', async () => {
    await asStaff(createPost, { body: draft });
    const message = 'Another post has the slug "counting-cracks". Choose a different one.';
    expect(await apiErrorOf(asStaff(createPost, { body: draft }))).toMatchObject({
      status: 409,
      code: 'slug_taken',
      message,
    });
    const { post } = await asStaff(createPost, { body: { ...draft, slug: 'another' } });
    const change = { params: { id: post.id }, body: { slug: draft.slug } };
    expect(await apiErrorOf(asStaff(changePost, change))).toMatchObject({ status: 409, code: 'slug_taken' });
  });

  it('include all but one of twenty concurrent posts with one slug', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => asStaff(createPost, { body: draft })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const response of answers)
      if (response.status === 'rejected') expect(response.reason).toMatchObject({ status: 409 });
  });

  it.each(['Upper', 'with space', 'a/b', '-a', 'a--b', '..', 'a_b'])('include the slug %j', async (slug) => {
    expect((await apiErrorOf(asStaff(createPost, { body: { ...draft, slug } }))).fields).toEqual({
      slug: 'Use lower-case letters, digits and single hyphens',
    });
  });

  it('include an unknown ID and an invalid one', async () => {
    for (const id of ['11111111-1111-4111-8111-111111111111', '7', 'undefined']) {
      expect(await apiErrorOf(asStaff(getPost, { params: { id } }))).toMatchObject({ status: 404, code: 'not_found' });
      expect(await apiErrorOf(asStaff(changePost, { params: { id }, body: {} }))).toMatchObject({ status: 404 });
    }
  });

  it('include a body that is too large, invalid JSON, or of another type', async () => {
    const send = async (payload: string, type = 'application/json') =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/blog-posts',
          payload,
          headers: { ...headers, 'content-type': type },
        })
      ).statusCode;
    expect(await send(JSON.stringify({ ...draft, content: 'x'.repeat(1_100_000) }))).toBe(413);
    expect(await send(JSON.stringify({ ...draft, content: 'x'.repeat(600_000) }))).toBe(400);
    expect(await send('{"title":')).toBe(400);
    expect(await send('title=x', 'application/x-www-form-urlencoded')).toBe(415);
  });

  it('ignores fields that a client may not set', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    const extra = { ...draft, id, views: 999, createdAt: '2000-01-01T00:00:00Z', publishedOn: '1999-01-01' };
    const { post } = await asStaff(createPost, { body: extra });
    expect([post.id === id, post.views, post.createdAt.startsWith('2000')]).toEqual([false, '0', false]);
  });
});

describe('the content of a post', () => {
  const stored = async (content: string) => (await asStaff(createPost, { body: { ...draft, content } })).post.content;

  it('is stored unchanged when the editor wrote it', async () => {
    const content =
      '<h2>A</h2><p>b <strong>c</strong> <a href="https://a.example/?x=1&amp;y=2">d</a></p><ul><li>e</li></ul>';
    expect(await stored(content)).toBe(content);
  });

  it.each([
    '<p>x</p><script>alert(1)</script>',
    '<p onclick="alert(1)" style="x" class="y">x</p>',
    '<p>x<img src=x onerror=alert(1)></p>',
    '<p>x</p><svg><script>alert(1)</script></svg>',
    '<p>x</p><math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<form><p>x</p><input name=attributes></form>',
  ])('is sanitized of active content: %s', async (content) => expect(await stored(content)).toBe('<p>x</p>'));

  it('loses an executable link, and keeps its text', async () => {
    expect(await stored('<p><a href="jav&#x09;ascript:alert(1)">x</a> <a href="data:text/html,y">y</a></p>')).toBe(
      '<p>x y</p>',
    );
  });

  it('must not be empty after it is sanitized', async () => {
    const { status, fields } = await apiErrorOf(
      asStaff(createPost, { body: { ...draft, content: '<p> </p><script>x</script>' } }),
    );
    expect([status, fields]).toEqual([400, { content: 'Write the content' }]);
  });
});
