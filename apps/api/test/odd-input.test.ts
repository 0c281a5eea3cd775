import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { autosavePost } from '@workspace/contracts/blog-post-autosaves';
import { addClaimSource } from '@workspace/contracts/claim-checks';
import { getPostBySlug, getPostsVersion, listPosts } from '@workspace/contracts/blog-posts';
import { createPost, listManagedPosts } from '@workspace/contracts/managed-posts';
import { addSubscribers } from '@workspace/contracts/email-list-subscribers';
import { createEmailList } from '@workspace/contracts/email-lists';
import { draft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());

describe('odd input', () => {
  it.each(['title', 'slug', 'category', 'date', 'readTime', 'excerpt', 'content'])(
    'is rejected with a character that the database cannot store, in %s',
    async (field) => {
      const body = { ...draft, [field]: `${draft[field as 'title']}\0` };
      expect(await apiErrorOf(asStaff(createPost, { body }))).toMatchObject({
        status: 400,
        fields: { [field]: expect.any(String) },
      });
    },
  );

  it('is rejected with a lone surrogate', async () => {
    const { emailList } = await asStaff(createEmailList, { body: { name: 'Engineers' } });
    const subscribers = [{ email: 'anna@example.com', firstName: 'Anna \ud83d' }];
    const adding = asStaff(addSubscribers, { params: { listId: emailList.id }, body: { subscribers } });
    expect(await apiErrorOf(adding)).toMatchObject({
      status: 400,
      fields: { 'subscribers.0.firstName': expect.any(String) },
    });
    const content = '<p>\ud83d fails in 5% of cases.</p><p>\ud83e fails in 5% of cases.</p>';
    const checkedClaims = ['\ud83d fails in 5% of cases.', '\ud83e fails in 5% of cases.'];
    const publishing = asStaff(createPost, { body: { ...draft, content, checkedClaims, isAiDraft: true } });
    expect(await apiErrorOf(publishing)).toMatchObject({ status: 400, fields: { content: expect.any(String) } });
    expect((await asStaff(createPost, { body: { ...draft, title: 'Roads \u{1f6e3}' } })).post.title).toMatch(
      /\u{1f6e3}$/u,
    );
  });

  it('is rejected with such a character in a tag or a URL', async () => {
    const body = { ...draft, tags: ['pci', 'a\0'] };
    expect((await apiErrorOf(asStaff(createPost, { body }))).fields).toMatchObject({ 'tags.1': expect.any(String) });
    expect(await apiErrorOf(test.callWith()(getPostBySlug, { params: { slug: 'a\0' } }))).toMatchObject({
      status: 404,
    });
  });

  it('is rejected in an invalid URL, with a message that hides the framework', async () => {
    const { statusCode, body } = await test.app.inject({ url: '/api/blog-posts/slug/%E0%A4%A' });
    expect([statusCode, body]).toEqual([400, 'We could not read that request.']);
  });

  it.each(['&|!()', "'''", ':*', '"road', 'a -', '-road', '<->', '\\', '%', '   '])(
    'is accepted in the search %j',
    async (search) => {
      const { total, posts } = await test.callWith()(listPosts, { query: { search, pageSize: 10 } });
      expect(posts).toHaveLength(total);
      expect((await asStaff(listManagedPosts, { query: { search } })).total).toBeGreaterThanOrEqual(0);
    },
  );

  it.each([
    'page=0',
    'page=x',
    'page=1.5',
    'page=1e9',
    'pageSize=101',
    'pageSize=',
    'search=a%00',
    `search=${'a'.repeat(201)}`,
  ])('is rejected in the query %s', async (query) => {
    expect((await test.app.inject({ url: `${listPosts.path}?${query}` })).statusCode).toBe(400);
  });

  it.each([
    '/api/audit-log?from=0000-01-01T00:00:00Z',
    '/api/audit-log.csv?until=0000-01-01T00:00:00Z',
    '/api/blog-posts/calendar?from=0000-01-01T00:00:00Z&to=2026-01-01T00:00:00Z',
    '/api/blog-posts/slug/unknown/neighbors?day=0000-01-01',
  ])('is rejected with the year 0, which the database lacks: %s', async (url) => {
    const headers = await test.signInAs('ada@lanesight.ai');
    expect((await test.app.inject({ url, headers })).statusCode).toBe(400);
  });

  it('is rejected with the year 0 in a body', async () => {
    const { post } = await asStaff(createPost, { body: { ...draft, slug: 'year-0' } });
    const on = { params: { id: post.id } };
    const autosave = apiErrorOf(asStaff(autosavePost, { ...on, body: { basedOn: '0000-01-01T00:00:00Z' } }));
    const source = { sentence: 'x', title: 'Survey', url: 'https://example.com/', readOn: '0000-01-01' };
    const sourced = apiErrorOf(asStaff(addClaimSource, { ...on, body: source }));
    expect([(await autosave).status, (await sourced).status]).toEqual([400, 400]);
  });

  it.each([
    ['nested beyond all measure', `${'<div>'.repeat(80_000)}x`, 'nested too deeply'],
    ['of 150 nested lists', `${'<ul><li>a'.repeat(150)}${'word '.repeat(90_000)}`, 'nested too deeply'],
    ['of 60,000 paragraphs', '<p>a</p>'.repeat(60_000), 'too many parts'],
    ['of 62,000 inline elements', `<p>${'<b>a</b><i>b</i>'.repeat(31_000)}</p>`, 'too many parts'],
  ])('is rejected as HTML %s, with a message that says what to do', async (_name, content, message) => {
    const { status, code, fields } = await apiErrorOf(asStaff(createPost, { body: { ...draft, content } }));
    expect([status, code, fields]).toEqual([422, 'too_complex', { content: expect.stringContaining(message) }]);
  });
});

it('serves other requests while the largest accepted content is parsed', async () => {
  const content = `<p>${'<b>a</b><i>b</i> '.repeat(9_900)}</p>`;
  let isSaved = false;
  const saving = asStaff(createPost, { body: { ...draft, slug: 'many-parts', content } }).finally(
    () => (isSaved = true),
  );
  let servedMeanwhile = 0;
  while (!isSaved) {
    await test.callWith()(getPostsVersion, {});
    if (!isSaved) servedMeanwhile += 1;
  }
  expect((await saving).post.slug).toBe('many-parts');
  expect(servedMeanwhile).toBeGreaterThan(10);
});

it('stores a text with the maximum number of different words, and finds it by its heading', async () => {
  const words = Array.from({ length: 60_000 }, (_, index) => (index + 46_656).toString(36).replace(/\d/g, 'ж')).join(
    ' ',
  );
  await asStaff(createPost, { body: { ...draft, slug: 'many-words', content: `<p>${words}</p>` } });
  const { posts } = await test.callWith()(listPosts, { query: { search: 'cracks' } });
  expect(posts.map(({ slug }) => slug)).toContain('many-words');
});

it('forbids caching and content sniffing of every response', async () => {
  for (const url of [listPosts.path, '/api/auth/user', '/api/login', '/api/nothing']) {
    const { headers } = await test.app.inject({ url });
    expect([url, headers['cache-control'], headers['x-content-type-options']]).toEqual([url, 'no-store', 'nosniff']);
  }
});

it.each([
  ['a comment', '<div><!--</div>-->'.repeat(15_000)],
  ['an attribute', '<div title="</div>">'.repeat(5_000)],
])('rejects nesting that %s hides, while other texts are saved', async (_where, content) => {
  const hidden = apiErrorOf(asStaff(createPost, { body: { ...draft, slug: 'hidden-depth', content: `${content}x` } }));
  const innocent = asStaff(createPost, { body: { ...draft, slug: `beside-${content.length}` } });
  expect(await hidden).toMatchObject({ status: 422, code: 'too_complex' });
  expect((await innocent).post.content).toBe(draft.content);
});

it('rejects content that grows too long when serialized, because it could not be saved again', async () => {
  const content = `<p>${'a & b < c '.repeat(48_000)}</p>`;
  expect(await apiErrorOf(asStaff(createPost, { body: { ...draft, slug: 'grows', content } }))).toMatchObject({
    status: 400,
    fields: { content: 'This is too long. Split it into several posts' },
  });
});

it('rejects a million invalid rows with the first of them', async () => {
  const { emailList } = await asStaff(createEmailList, { body: { name: 'Rows' } });
  const { statusCode, body } = await test.app.inject({
    method: 'POST',
    url: `/api/email-lists/${emailList.id}/subscribers`,
    headers: { ...(await test.signInAs('ada@lanesight.ai')), 'content-type': 'application/json' },
    payload: `{"subscribers":[${'0,'.repeat(999_999)}0]}`,
  });
  expect([statusCode, body.length < 20_000]).toEqual([400, true]);
});

it('names the entry and the field of an invalid subscriber, and no internal path', async () => {
  const { emailList } = await asStaff(createEmailList, { body: { name: 'Entries' } });
  const send = async (accept: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api/email-lists/${emailList.id}/subscribers`,
      headers: { ...(await test.signInAs('ada@lanesight.ai')), accept },
      payload: { subscribers: [{ email: 'anna@example.org' }, { email: 'nobody' }] },
    });
  expect((await send('text/plain')).body).toMatch(/^Subscribers, entry 2, email: \w/);
  // Programs find the path.
  expect(Object.keys((await send('application/problem+json')).json().fields)).toEqual(['subscribers.1.email']);
});

it('names the type that a field requires, in plain language', async () => {
  const { cookie } = await test.signInAs('ada@lanesight.ai');
  const send = async (url: string, payload: object) =>
    (await test.app.inject({ method: 'POST', url, headers: { cookie }, payload })).body;
  expect(await send('/api/blog-posts', { ...draft, tags: 'cracks' })).toBe('Tags: This has to be a list');
  expect(await send('/api/ai/generate-title', { topic: 5 })).toBe('Topic: This has to be a text');
});
