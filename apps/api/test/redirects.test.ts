import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePost, createPost } from '@workspace/contracts/managed-posts';
import { createRedirect, deleteRedirect, findRedirect, listRedirects } from '@workspace/contracts/redirects';
import { addRedirect } from '../src/features/redirects/manage-redirects.ts';
import { postsVersion } from '../src/features/blog-posts/posts-version.ts';
import { draft } from './a-draft.ts';
import { apiErrorOf, callsTo } from './call-as.ts';
import { publicOrigin, startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  const probed = { '/faq': 'found', '/moved': 'moved', '/unknown': 'unknown' } as const;
  const app = await test.startAnother({
    probeLink: async (url) => Object.entries(probed).find(([path]) => url === publicOrigin + path)?.[1] ?? 'missing',
  });
  asStaff = callsTo(app)(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());

const create = async (from: string, to: string) => (await asStaff(createRedirect, { body: { from, to } })).redirect;
const targetOf = async (path: string) => (await test.callWith()(findRedirect, { query: { path } })).to;
const list = async (search?: string) => (await asStaff(listRedirects, { query: { search } })).redirects;

describe('a redirect', () => {
  it('leads to another path or site until it is deleted, and makes cached pages stale each time', async () => {
    const em = test.orm.em.fork();
    const before = await postsVersion(em);
    const { id, createdBy } = await create('/pricing', '/full-service?from=pricing#plans');
    expect(createdBy).toBe('ada@lanesight.ai');
    await create('/book', 'https://calendar.example.com/demo');
    expect(await targetOf('/pricing')).toBe('/full-service?from=pricing#plans');
    expect(await targetOf('/book')).toBe('https://calendar.example.com/demo');
    expect(await postsVersion(em)).not.toBe(before);
    const between = await postsVersion(em);
    await asStaff(deleteRedirect, { params: { id } });
    expect([await targetOf('/pricing'), (await postsVersion(em)) === between]).toEqual([null, false]);
    expect(await apiErrorOf(asStaff(deleteRedirect, { params: { id } }))).toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['itself', '/a', '/a', 'loop', 'to'],
    ['itself with a query', '/a', '/a?x=1', 'loop', 'to'],
    ['its own source', '/there', '/start', 'loop', 'to'],
    ['another redirect', '/a', '/start', 'chain', 'to'],
    ['a target, from the target of another', '/there', '/elsewhere', 'chain', 'from'],
    ['a target, from a path that has one', '/start', '/elsewhere', 'taken', 'from'],
  ])('is rejected when it would lead to %s', async (_what, from, to, code, field) => {
    await create('/start', '/there').catch(() => {});
    const error = await apiErrorOf(create(from, to));
    expect(error).toMatchObject({ code, fields: { [field]: error.message } });
  });

  it('is rejected from the path of a page, where it would have no effect', async () => {
    expect(await apiErrorOf(create('/faq', '/there'))).toMatchObject({
      code: 'taken',
      fields: { from: expect.stringContaining('no effect') as string },
    });
  });

  it.each([
    ['/über-uns', '/%C3%BCber-uns'],
    ['/%c3%bcber-alles', '/%C3%BCber-alles'],
    ['/old/', '/old'],
    ['/a/../other', '/other'],
  ])('from %s begins at the path that browsers request: %s', async (from, path) => {
    expect((await create(from, '/there')).from).toBe(path);
    expect(await targetOf(path)).toBe('/there');
  });

  it.each([
    ['/straßen/?q=größe', '/stra%C3%9Fen?q=gr%C3%B6%C3%9Fe'],
    ['https://straße.example/日本', 'https://xn--strae-oqa.example/%E6%97%A5%E6%9C%AC'],
    ['/a\u0001b', '/a%01b'],
  ])('to %s leads to the address that browsers follow: %s', async (to, address) => {
    expect((await create(`/to-${encodeURIComponent(to)}`, to)).to).toBe(address);
  });

  it.each(['/here', '/here/', '//here', '/%68ere?x=1'])(
    'is rejected from a path to the same path by the full address of the site with %s',
    async (path) => {
      const deps = { publicOrigin: 'https://site.example', probeLink: async () => 'missing' as const };
      const redirect = { from: '/here', to: `https://site.example${path}` };
      await expect(addRedirect(test.orm.em.fork(), redirect, 'ada@lanesight.ai', deps)).rejects.toThrow('to itself');
    },
  );

  it('is rejected from a path to which another redirect leads with a query or a fragment', async () => {
    await create('/spring', '/offers?season=spring');
    await create('/plans', '/rates#plans');
    expect(await apiErrorOf(create('/offers', '/elsewhere'))).toMatchObject({ code: 'chain' });
    expect(await apiErrorOf(create('/rates', '/elsewhere'))).toMatchObject({ code: 'chain' });
  });

  it.each(['/api/x', '/assets/brochure.pdf', '/media/x.jpg', '/preview/x', '/r/x', '/assets'])(
    'is rejected from %s, where the site looks for none',
    async (from) => {
      expect(await apiErrorOf(create(from, '/there'))).toMatchObject({ code: 'taken' });
    },
  );

  it.each(['/moved', '/unknown', '/report', '/assets-of-2019'])('is accepted from %s', async (from) => {
    expect((await create(from, '/there')).from).toBe(from);
  });

  it.each(['//evil.example', 'https://a.example', 'no-slash', '/a?b', '/a b', '/\\evil', '/100%', '/caf%E9'])(
    'begins at no %s',
    async (from) => {
      expect(await apiErrorOf(create(from, '/x'))).toMatchObject({ code: 'invalid_input' });
    },
  );

  it.each(['//evil.example', 'http://a.example', 'javascript:alert(1)', '/\\evil', 'https://[', ''])(
    'leads to no %s',
    async (to) => {
      expect(await apiErrorOf(create('/x', to))).toMatchObject({ code: 'invalid_input' });
    },
  );
});

describe('the list of redirects', () => {
  it('has the former slugs of posts, which can be deleted, and finds by both paths', async () => {
    const { post } = await asStaff(createPost, { body: { ...draft, slug: 'first-name' } });
    await asStaff(changePost, { params: { id: post.id }, body: { slug: 'second-name' } });
    const [renamed] = await list('first-name');
    expect(renamed).toMatchObject({ kind: 'renamed', from: '/blog/first-name', to: '/blog/second-name' });
    expect(await list('second-name')).toHaveLength(1);
    expect(await apiErrorOf(create('/blog/second-name', '/x'))).toMatchObject({ code: 'taken' });
    expect(await apiErrorOf(create('/blog/first-name', '/x'))).toMatchObject({ code: 'taken' });
    await asStaff(deleteRedirect, { params: { id: renamed!.id } });
    expect(await list('first-name')).toEqual([]);
  });
});
