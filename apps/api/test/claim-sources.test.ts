import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addClaimSource,
  changeClaimChecks,
  deleteClaimSource,
  listClaimChecks,
  type NewClaimSource,
} from '@workspace/contracts/claim-checks';
import { getPostBySlug } from '@workspace/contracts/blog-posts';
import { changePost, createPost, deletePost, deletePostForGood, getPost } from '@workspace/contracts/managed-posts';
import { postsVersion } from '../src/features/blog-posts/posts-version.ts';
import { draft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const doubtful = 'Nine of ten potholes begin in a crack.';
const costly = 'In Dayton, Ohio, it costs $7 a foot.';
const url = 'https://example.org/manual.pdf';
const nobody = '11111111-1111-4111-8111-111111111111';
let test: TestApp;
let ada: { cookie: string };
let bea: { cookie: string };
let count = 0;
beforeAll(async () => {
  test = await startTestApp();
  ada = await test.signInAs('ada@lanesight.ai');
  bea = await test.signInAs('bea@lanesight.ai');
});
afterAll(() => test.close());

const as = (who = ada) => test.callWith(who);
const drafted = async (content = `<p>${doubtful}</p><p>${costly}</p>`) => {
  count += 1;
  const disclosure = { kind: 'notice' as const, text: 'A model helped write this.' };
  const body = { ...draft, slug: `sourced-${count}`, isAiDraft: true, status: 'draft' as const, content, disclosure };
  return (await as()(createPost, { body })).post;
};
const add = (id: string, body: Partial<NewClaimSource>, who = ada) =>
  as(who)(addClaimSource, { params: { id }, body: { sentence: doubtful, title: 'Manual', url, ...body } });
const publish = (id: string, checkedClaims?: string[]) =>
  as()(changePost, { params: { id }, body: { status: 'published', checkedClaims } });
const show = (id: string, showSources = true) => as()(changeClaimChecks, { params: { id }, body: { showSources } });
const sourcesFor = async (slug: string) => (await test.callWith()(getPostBySlug, { params: { slug } })).post.sources;
const version = () => postsVersion(test.orm.em.fork());

describe('a source of a sentence', () => {
  it('counts as a check by the person who added it', async () => {
    const { id } = await drafted();
    const before = Date.now();
    await add(id, { document: 'Chapter 3', readOn: '2026-11-01', quote: 'Most begin in a crack.' }, bea);
    expect((await apiErrorOf(publish(id))).message).toContain('in a sentence, such as “In Dayton');
    await publish(id, [costly]);
    const { checks, sources } = await as()(listClaimChecks, { params: { id } });
    expect(checks.map(({ sentence }) => sentence)).toEqual([costly]);
    expect(sources).toEqual([
      {
        id: expect.any(String),
        sentence: doubtful,
        title: 'Manual',
        url,
        document: 'Chapter 3',
        readOn: '2026-11-01',
        quote: 'Most begin in a crack.',
        addedBy: 'bea@lanesight.ai',
        addedAt: expect.any(String),
      },
    ]);
    expect(Date.parse(sources![0]!.addedAt)).toBeGreaterThanOrEqual(before);
  });

  it('does not cover another sentence, or an edited one', async () => {
    const { id } = await drafted(`<p>${costly}</p>`);
    await add(id, { sentence: costly.replace('$7', '$8') });
    expect(await apiErrorOf(publish(id))).toMatchObject({ code: 'unchecked_claims' });
    await add(id, { sentence: costly });
    expect((await publish(id)).post.status).toBe('published');
  });

  it('covers nothing in another post', async () => {
    const { id } = await drafted(`<p>${costly}</p>`);
    await add((await drafted()).id, { sentence: costly });
    expect(await apiErrorOf(publish(id))).toMatchObject({ code: 'unchecked_claims' });
  });

  it('is deleted, and then its sentence needs a check again', async () => {
    const { id } = await drafted(`<p>${costly}</p>`);
    const { source } = await add(id, { sentence: costly });
    const other = { params: { id: (await drafted()).id, sourceId: source.id } };
    expect(await apiErrorOf(as()(deleteClaimSource, other))).toMatchObject({ code: 'not_found' });
    await as()(deleteClaimSource, { params: { id, sourceId: source.id } });
    expect(await apiErrorOf(as()(deleteClaimSource, { params: { id, sourceId: source.id } }))).toMatchObject({
      code: 'not_found',
    });
    expect(await apiErrorOf(publish(id))).toMatchObject({ code: 'unchecked_claims' });
  });

  it.each([
    ['title', { title: ' ' }],
    ['url', { url: undefined }],
    ['url', { url: '', quote: ' ' }],
    ['url', { url: 'javascript:alert(1)', quote: 'Words' }],
    ['url', { url: 'https://exa mple.org' }],
    ['readOn', { readOn: 'yesterday' }],
    ['readOn', { readOn: '2026-02-30' }],
    ['sentence', { sentence: '' }],
    ['quote', { quote: 'a'.repeat(2_001) }],
  ])('is rejected with an invalid %s: %o', async (field, body) => {
    const { id } = await drafted();
    const rejected = await apiErrorOf(add(id, body));
    expect(rejected).toMatchObject({ status: 400, code: 'invalid_input', fields: { [field]: expect.any(String) } });
  });

  it('needs only a title and quoted words', async () => {
    const { id } = await drafted();
    const { source } = await add(id, { url: '', document: '', readOn: '', quote: 'Most begin in a crack.' });
    expect(source).toMatchObject({ url: null, document: null, readOn: null, quote: 'Most begin in a crack.' });
  });

  it('is rejected for a post that does not exist', async () => {
    expect(await apiErrorOf(add(nobody, {}))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await apiErrorOf(show(nobody))).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('sources for readers', () => {
  it('are hidden until they are switched on, which is no save of the post', async () => {
    const post = await drafted();
    await add(post.id, { sentence: costly, title: 'Invoice' });
    await add(post.id, { title: 'Manual' });
    const published = await publish(post.id);
    expect(await sourcesFor(post.slug)).toBeUndefined();
    expect(await show(post.id)).toEqual({ showSources: true });
    expect((await as()(listClaimChecks, { params: { id: post.id } })).showSources).toBe(true);
    const shown = await sourcesFor(post.slug);
    expect(shown?.map(({ title }) => title)).toEqual(['Manual', 'Invoice']);
    expect(Object.keys(shown![0]!).toSorted()).toEqual(['document', 'quote', 'readOn', 'title', 'url']);
    const { post: now } = await as()(getPost, { params: { id: post.id } });
    expect(now.updatedAt).toBe(published.post.updatedAt);
    await show(post.id, false);
    expect(await sourcesFor(post.slug)).toBeUndefined();
  });

  it('list a source once, and none of a sentence that is gone', async () => {
    const post = await drafted();
    for (const sentence of [doubtful, costly, 'It cost $9.']) await add(post.id, { sentence });
    await add(post.id, { sentence: 'It cost $9.', title: 'Removed' });
    await publish(post.id);
    await show(post.id);
    expect((await sourcesFor(post.slug))?.map(({ title }) => title)).toEqual(['Manual']);
  });

  it('make cached pages stale when they change, and only then', async () => {
    const { id } = await drafted();
    const { source: first } = await add(id, {});
    await publish(id, [costly]);
    const rises = async (action: () => Promise<unknown>) => {
      const before = await version();
      await action();
      return (await version()) !== before;
    };
    expect(await rises(() => add(id, { title: 'Hidden' }))).toBe(false);
    expect(await rises(() => show(id))).toBe(true);
    expect(await rises(() => show(id))).toBe(false);
    expect(await rises(() => add(id, { title: 'Seen' }))).toBe(true);
    expect(await rises(() => as()(deleteClaimSource, { params: { id, sourceId: first.id } }))).toBe(true);
    await as()(changePost, { params: { id }, body: { status: 'draft' } });
    expect(await rises(() => add(id, { title: 'Of a draft' }))).toBe(false);
  });

  it('are deleted with their post', async () => {
    const { id } = await drafted();
    await add(id, {});
    await as()(deletePost, { params: { id } });
    await as()(deletePostForGood, { params: { id } });
    expect(await as()(listClaimChecks, { params: { id } })).toEqual({ checks: [], sources: [], showSources: false });
  });
});
