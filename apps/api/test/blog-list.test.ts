import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPost, listPosts, type BlogPostDraft } from '@workspace/contracts/blog-posts';
import { refusalOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const draft: BlogPostDraft = {
  title: 'Counting cracks',
  slug: 'counting-cracks',
  category: 'Field Assessment',
  date: 'January 22, 2025',
  readTime: '5 min read',
  excerpt: 'How to count.',
  content: '<p>One by one.</p>',
};

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
const asStranger: ReturnType<TestApp['callWith']> = (endpoint, input) => test.callWith()(endpoint, input);

beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
beforeEach(() => test.orm.em.fork().execute('delete from blog_posts'));
afterAll(() => test.close());

describe('the list', () => {
  const titles = (answer: { posts: readonly { title: string }[] }) => answer.posts.map(({ title }) => title);
  const write = (slug: string, rest: Partial<BlogPostDraft>) =>
    asStaff(createPost, { body: { ...draft, slug, ...rest } });
  beforeEach(async () => {
    await write('rutting', {
      title: 'Rutting',
      date: 'March 1, 2025',
      content: '<p>Wheel paths and <strong>sealing</strong></p>',
    });
    await write('sealing', { title: 'Crack sealing', date: 'January 1, 2025', category: 'Maintenance Strategy' });
    await write('the', { title: 'The who', date: 'February 1, 2025', category: 'Maintenance Strategy' });
  });

  it('comes in pages, newest first, and counts what is in all of them', async () => {
    const first = await asStranger(listPosts, { query: { pageSize: '2' } });
    expect([titles(first), first.total]).toEqual([['Rutting', 'The who'], 3]);
    expect(titles(await asStranger(listPosts, { query: { pageSize: '2', page: '2' } }))).toEqual(['Crack sealing']);
    expect(titles(await asStranger(listPosts, { query: { pageSize: '2', page: '9' } }))).toEqual([]);
    expect(titles(await asStranger(listPosts, { query: {} }))).toHaveLength(3);
  });

  it('is narrowed to a category, and counts the others as well', async () => {
    const found = await asStranger(listPosts, { query: { category: 'Maintenance Strategy' } });
    expect([titles(found), found.total]).toEqual([['The who', 'Crack sealing'], 2]);
    expect(found.categories).toEqual([
      { name: 'Field Assessment', count: 1 },
      { name: 'Maintenance Strategy', count: 2 },
    ]);
  });

  it('finds words in title, excerpt and text, best match first, whatever their form', async () => {
    expect(titles(await asStranger(listPosts, { query: { search: 'seal' } }))).toEqual(['Crack sealing', 'Rutting']);
    expect(titles(await asStranger(listPosts, { query: { search: '"wheel paths" -crack' } }))).toEqual(['Rutting']);
  });

  it('finds a title of stop words, and no markup', async () => {
    expect(titles(await asStranger(listPosts, { query: { search: 'the' } }))).toEqual(['The who']);
    expect(titles(await asStranger(listPosts, { query: { search: 'strong' } }))).toEqual([]);
  });

  it.each(["'", '"', '%', '_', '\\', '!&|()', ':*', ' '])('is not upset by a search for %s', async (search) => {
    expect((await asStranger(listPosts, { query: { search } })).total).toBeLessThanOrEqual(3);
  });

  it.each([{ pageSize: 'many' }, { page: '-1' }, { search: 'a'.repeat(101) }])('refuses %o', async (query) => {
    expect(await refusalOf(asStranger(listPosts, { query }))).toMatchObject({ code: 'invalid_input', status: 400 });
  });
});
