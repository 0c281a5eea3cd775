import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPostBySlug, getPostsVersion, listPosts } from '@workspace/contracts/blog-posts';
import {
  changePost,
  createPost,
  createPreviewLink,
  deletePost,
  getPost,
  type NewBlogPost,
} from '@workspace/contracts/managed-posts';
import { publishDuePosts } from '../src/features/blog-posts/publish-due-posts.ts';
import { draft } from './a-draft.ts';
import { callsTo, apiErrorOf } from './call-as.ts';
import { publicOrigin, secret, startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
let headers: { cookie: string };
beforeAll(async () => {
  test = await startTestApp();
  headers = await test.signInAs('ada@lanesight.ai');
  asStaff = test.callWith(headers);
});
const sql = (query: string, values: unknown[] = []) => test.orm.em.fork().execute(query, values);
beforeEach(() => sql('delete from blog_posts'));
afterAll(() => test.close());

const write = async (change: Partial<NewBlogPost>) =>
  (await asStaff(createPost, { body: { ...draft, ...change } })).post;
const read = (slug = draft.slug, preview?: string) =>
  test.callWith()(getPostBySlug, { params: { slug }, query: { preview } });
const version = async () => Number((await test.callWith()(getPostsVersion, {})).version);
const later = '2999-01-01T00:00:00.000Z';
const letMinuteCome = () => sql("update blog_posts set publish_at = now() - interval '1 second'");

describe('a draft', () => {
  it('is for staff only, and changes the posts version only when it is published', async () => {
    const before = await version();
    const { id, status } = await write({ status: 'draft' });
    await asStaff(changePost, { params: { id }, body: { title: 'Better' } });
    expect([status, await version()]).toEqual(['draft', before]);
    expect(await apiErrorOf(read())).toMatchObject({ status: 404 });
    expect((await test.callWith()(listPosts, {})).posts).toEqual([]);
    expect((await asStaff(getPost, { params: { id } })).post).toMatchObject({ status: 'draft', title: 'Better' });
    await asStaff(changePost, { params: { id }, body: { status: 'published' } });
    expect((await read()).post.title).toBe('Better');
    expect(await version()).toBe(before + 1);
  });

  it('is hidden again after it was published, with a new posts version', async () => {
    const { id } = await write({});
    const before = await version();
    await asStaff(changePost, { params: { id }, body: { status: 'draft' } });
    expect(await apiErrorOf(read())).toMatchObject({ status: 404 });
    expect(await version()).toBe(before + 1);
  });

  it('leaves no trace in the trash when readers never saw it', async () => {
    const { id } = await write({ status: 'draft' });
    await asStaff(deletePost, { params: { id } });
    expect(await apiErrorOf(read())).toMatchObject({ status: 404 });
  });
});

describe('a scheduled post', () => {
  it('appears at its time without any job, and is marked once by concurrent jobs', async () => {
    const { id, publishAt } = await write({ status: 'scheduled', publishAt: later });
    expect(publishAt).toBe(later);
    expect(await apiErrorOf(read())).toMatchObject({ status: 404 });
    expect(await publishDuePosts(test.orm.em.fork())).toEqual({ published: 0 });
    await letMinuteCome();
    expect((await read()).post.id).toBe(id);
    expect(await test.callWith()(listPosts, {})).toMatchObject({ total: 1, posts: [{ id }] });
    const before = await version();
    const runs = await Promise.all(Array.from({ length: 8 }, () => publishDuePosts(test.orm.em.fork())));
    expect(runs.reduce((sum, { published }) => sum + published, 0)).toBe(1);
    expect(await version()).toBe(before + 1);
    const { post } = await asStaff(getPost, { params: { id } });
    expect(post.status).toBe('published');
  });

  it('is not saved anew by being published', async () => {
    const { id, updatedAt } = await write({ status: 'scheduled', publishAt: later });
    await letMinuteCome();
    await publishDuePosts(test.orm.em.fork());
    const { post } = await asStaff(changePost, { params: { id }, body: { title: 'New', basedOn: updatedAt } });
    expect(post).toMatchObject({ title: 'New', status: 'published' });
  });

  it('does not appear while in the trash, nor after it became a draft again', async () => {
    const { id } = await write({ status: 'scheduled', publishAt: later });
    await write({ status: 'scheduled', publishAt: later, slug: 'another' });
    await asStaff(deletePost, { params: { id } });
    await sql("update blog_posts set status = 'draft' where slug = 'another'");
    await letMinuteCome();
    expect(await publishDuePosts(test.orm.em.fork())).toEqual({ published: 0 });
    expect((await test.callWith()(listPosts, {})).posts).toEqual([]);
  });

  it('requires a future time, except for its previous one', async () => {
    const rejected = (body: Partial<NewBlogPost>) => apiErrorOf(write(body)).then(({ fields }) => fields);
    expect(await rejected({ status: 'scheduled' })).toEqual({ publishAt: 'Choose a day and a time' });
    expect(await rejected({ status: 'scheduled', publishAt: '2001-01-01T00:00:00Z' })).toEqual({
      publishAt: 'Choose a time that is still to come',
    });
    // The calendar has no field beside which a message could stand.
    const { message } = await apiErrorOf(write({ status: 'scheduled', publishAt: '2001-01-01T00:00:00Z' }));
    expect(message).toBe('Publish at: Choose a time that is still to come');
    expect(await rejected({ status: 'scheduled', publishAt: 'tomorrow' })).toEqual({
      publishAt: 'Choose a day and a time',
    });
    const { id } = await write({ status: 'scheduled', publishAt: later });
    await letMinuteCome();
    const { publishAt } = (await asStaff(getPost, { params: { id } })).post;
    const again = { params: { id }, body: { status: 'scheduled', publishAt, title: 'New' } } as const;
    expect((await asStaff(changePost, again)).post).toMatchObject({ status: 'published', title: 'New' });
  });

  it('enqueues the job for its time', async () => {
    const events: unknown[] = [];
    const app = await test.startAnother({ enqueue: (...enqueue) => events.push(enqueue) });
    const call = callsTo(app)(headers);
    const { post } = await call(createPost, { body: { ...draft, status: 'scheduled', publishAt: later } });
    const sooner = '2998-01-01T00:00:00.000Z';
    await call(changePost, { params: { id: post.id }, body: { publishAt: sooner } });
    await call(changePost, { params: { id: post.id }, body: { status: 'published' } });
    expect(events).toEqual([
      ['publish-due-posts', new Date(later)],
      ['publish-due-posts', new Date(sooner)],
      ['sweep-linkedin', expect.any(Date)],
    ]);
  });
});

describe('a preview link', () => {
  const linked = async (id: string) =>
    new URL((await asStaff(createPreviewLink, { params: { id } })).path, publicOrigin);

  it('grants access to one draft at its URL, and to no other', async () => {
    const { id } = await write({ status: 'draft' });
    await write({ status: 'draft', slug: 'another' });
    const { pathname, searchParams } = await linked(id);
    expect(pathname).toBe(`/blog/${draft.slug}`);
    const preview = searchParams.get('preview')!;
    expect((await read(draft.slug, preview)).post.id).toBe(id);
    expect(await apiErrorOf(read('another', preview))).toMatchObject({ status: 404 });
    for (const forged of ['', '.', 'zzzzzzzzzz.', `zzzzzzzzzz.${preview.split('.')[1]}`, `${preview.slice(0, -2)}xx`])
      expect(await apiErrorOf(read(draft.slug, forged))).toMatchObject({ status: 404 });
  });

  it('expires after an hour, and survives a rotation of the secret', async () => {
    const { id } = await write({ status: 'draft' });
    const preview = (await linked(id)).searchParams.get('preview')!;
    const status = async (change: Parameters<TestApp['startAnother']>[0]) => {
      const url = `/api/blog-posts/slug/${draft.slug}?preview=${preview}`;
      return (await (await test.startAnother(change)).inject({ url })).statusCode;
    };
    const config = { publicOrigin, staffEmailDomains: ['lanesight.ai'], limitsCalls: false };
    expect(await status({ clock: () => Date.now() + 59 * 60_000 })).toBe(200);
    expect(await status({ clock: () => Date.now() + 61 * 60_000 })).toBe(404);
    expect(await status({ config: { ...config, sessionSecrets: ['x'.repeat(40), secret] } })).toBe(200);
    expect(await status({ config: { ...config, sessionSecrets: ['x'.repeat(40)] } })).toBe(404);
  });
});
