import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledArticles } from '@workspace/contracts/bundled-articles';
import { checkLinks, maxLinksPerCheck } from '@workspace/contracts/link-checks';
import { changePost, createPost, deletePost, type NewBlogPost } from '@workspace/contracts/managed-posts';
import { createRedirect } from '@workspace/contracts/redirects';
import { draft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { publicOrigin, startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
const store = async (slug: string, more: Partial<NewBlogPost> = {}) =>
  (await asStaff(createPost, { body: { ...draft, slug, ...more } })).post.id;
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
  const renamed = await store('old-name');
  await asStaff(changePost, { params: { id: renamed }, body: { slug: 'new-name' } });
  await store('unfinished', { status: 'draft' });
  await store('later', { status: 'scheduled', publishAt: inAnHour });
  await asStaff(deletePost, { params: { id: await store('thrown-away') } });
  await asStaff(createRedirect, { body: { from: '/gone-prices', to: '/full-service' } });
});
afterAll(() => test.close());

const check = async (urls: string[]) => (await asStaff(checkLinks, { body: { urls } })).links;

describe('a link check', () => {
  it.each([
    ['a published post', '/blog/new-name', 'found'],
    ['a post with a fragment', '/blog/new-name?a=1#part', 'found'],
    ['a post by its whole address', `${publicOrigin}/blog/new-name/`, 'found'],
    ['a relative address', 'new-name', 'found'],
    ['a former slug', '/blog/old-name', 'found'],
    ['a bundled article', `/blog/${bundledArticles[0]}`, 'found'],
    ['a redirect', '/gone-prices', 'found'],
    ['a draft', '/blog/unfinished', 'missing'],
    ['a scheduled post', '/blog/later', 'missing'],
    ['a post in the trash', '/blog/thrown-away', 'missing'],
    ['a post that never was', '/blog/no-such-post', 'missing'],
    ['another page of the site', '/faq', 'found'],
    ['a missing page of the site', '/gone', 'missing'],
    ['the feed', '/blog/rss.xml', 'found'],
    ['another site', 'https://other.example/blog/new-name', 'unknown'],
    ['a post with the character NUL', '/blog/%00', 'missing'],
    ['the same post by its whole address', `${publicOrigin}/blog/%00`, 'missing'],
    ['another page with that character', '/%00', 'found'],
    ['a missing page of another site', 'https://other.example/gone', 'missing'],
    ['a missing page without a protocol', '//other.example/gone', 'missing'],
    ['an email address', 'mailto:a@b.example', 'unknown'],
  ])('tells the state of %s', async (_page, url, state) => expect(await check([url])).toEqual([{ url, state }]));

  it('keeps the order of the addresses, repeated ones included', async () => {
    const urls = ['/faq', '/blog/new-name', '/blog/none', '/blog/new-name'];
    expect((await check(urls)).map(({ url, state }) => [url, state])).toEqual([
      ['/faq', 'found'],
      ['/blog/new-name', 'found'],
      ['/blog/none', 'missing'],
      ['/blog/new-name', 'found'],
    ]);
    expect(await check([])).toEqual([]);
  });

  it('rejects more addresses than a check may have', async () => {
    const urls = Array.from({ length: maxLinksPerCheck + 1 }, () => '/faq');
    expect(await apiErrorOf(check(urls))).toMatchObject({ code: 'invalid_input' });
  });
});
