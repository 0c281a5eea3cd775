import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listVersionsOfPost, restoreVersionOfPost } from '@workspace/contracts/blog-post-versions';
import { getPostBySlug } from '@workspace/contracts/blog-posts';
import {
  changePost,
  createPost,
  getPost,
  type BlogPostChange,
  type NewBlogPost,
} from '@workspace/contracts/managed-posts';
import { listClaimChecks } from '@workspace/contracts/claim-checks';
import { generateBlog } from '@workspace/contracts/ai-drafts';
import { applyRule } from './apply-retention-rule.ts';
import { draft } from './a-draft.ts';
import { callsTo, apiErrorOf } from './call-as.ts';
import { startModel, type SandboxModel } from './model/sandbox-model.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const doubtful = 'Nine of ten potholes begin in a crack.';
const costly = 'In Dayton, Ohio, it costs $7 a foot.';
const disclosure = { kind: 'notice' as const, text: 'A model helped write this.' };
const written = {
  ...draft,
  isAiDraft: true,
  disclosure,
  content: `<p>Water is patient. ${doubtful}</p><p>${costly}</p>`,
};
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

const create = (change: Partial<NewBlogPost> = {}) => {
  count += 1;
  return test.callWith(ada)(createPost, { body: { ...written, slug: `drafted-${count}`, ...change } });
};
const change = (id: string, body: BlogPostChange, who = ada) =>
  test.callWith(who)(changePost, { params: { id }, body });
const checksOf = async (id: string) => (await test.callWith(ada)(listClaimChecks, { params: { id } })).checks;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

describe('an AI draft', () => {
  it.each([
    ['published', {}],
    ['scheduled', { status: 'scheduled' as const, publishAt: tomorrow() }],
  ])('is not %s while it has an unchecked sentence', async (_standing, status) => {
    const rejected = await apiErrorOf(create(status));
    expect(rejected).toMatchObject({ status: 409, code: 'unchecked_claims' });
    expect(rejected.message).toContain('2 sentences, such as “Nine of ten');
    const { post } = await create({ status: 'draft' });
    expect(await apiErrorOf(change(post.id, { status: 'published', ...status }))).toMatchObject({
      code: 'unchecked_claims',
    });
    expect((await test.callWith(ada)(getPost, { params: { id: post.id } })).post).toMatchObject({
      status: 'draft',
      isAiDraft: true,
    });
    expect(await checksOf(post.id)).toEqual([]);
  });

  it('is published once each sentence is confirmed, and stores who confirmed it', async () => {
    const { post } = await create({ status: 'draft' });
    const half = change(post.id, { status: 'published', checkedClaims: [doubtful] });
    expect((await apiErrorOf(half)).message).toContain('in a sentence, such as “In Dayton');
    expect(await checksOf(post.id)).toEqual([]);
    const before = Date.now();
    await change(post.id, { status: 'published', checkedClaims: [doubtful, costly, 'It never said this.'] }, bea);
    const checks = await checksOf(post.id);
    expect(checks.map(({ sentence }) => sentence).toSorted()).toEqual([costly, doubtful]);
    expect(new Set(checks.map(({ checkedBy }) => checkedBy))).toEqual(new Set(['bea@lanesight.ai']));
    expect(Date.parse(checks[0]!.checkedAt)).toBeGreaterThanOrEqual(before);
  });

  it('needs no second check, except for each edited sentence', async () => {
    const { post } = await create({ checkedClaims: [doubtful, costly] });
    await change(post.id, { status: 'draft' });
    await change(post.id, { status: 'published' }, bea);
    const dearer = costly.replace('$7', '$8');
    const edited = { content: `<p>${doubtful}</p><p>${dearer}</p>` };
    expect((await apiErrorOf(change(post.id, edited))).message).toContain(
      'a sentence, such as “In Dayton, Ohio, it costs $8',
    );
    await change(post.id, { ...edited, checkedClaims: [dearer] }, bea);
    expect((await checksOf(post.id)).map(({ checkedBy }) => checkedBy)).toEqual([
      'bea@lanesight.ai',
      'ada@lanesight.ai',
      'ada@lanesight.ai',
    ]);
  });

  it('is also checked in its title and its excerpt', async () => {
    const plain = { content: '<p>Water is patient.</p>', title: 'Nine reasons', excerpt: 'It costs $7.' };
    expect((await apiErrorOf(create(plain))).message).toContain('2 sentences');
    expect((await create({ ...plain, title: 'Reasons', excerpt: 'It costs.' })).post.status).toBe('published');
  });

  it('remains an AI draft whatever is sent later, even with checked sentences', async () => {
    const { post } = await create({ status: 'draft' });
    const body = { isAiDraft: false, title: 'Mine now' } as object;
    expect((await change(post.id, body)).post).toMatchObject({ isAiDraft: true, title: 'Mine now' });
    expect(await apiErrorOf(change(post.id, { status: 'published', checkedClaims: [] }))).toMatchObject({
      status: 409,
    });
  });

  it('is not shown to readers unchecked after a version is restored', async () => {
    const { post } = await create({ status: 'draft' });
    await change(post.id, { content: '<p>Water is patient.</p>', status: 'published' });
    const { versions } = await test.callWith(ada)(listVersionsOfPost, { params: { id: post.id } });
    const params = { id: post.id, versionId: versions.at(-1)!.id };
    expect(await apiErrorOf(test.callWith(ada)(restoreVersionOfPost, { params }))).toMatchObject({
      status: 409,
      code: 'unchecked_claims',
    });
    await change(post.id, { status: 'draft' });
    expect((await test.callWith(ada)(restoreVersionOfPost, { params })).post.content).toContain('Nine of ten');
  });

  it('is checked in its stored content, where markup hides nothing', async () => {
    const content = '<p>Ni<b></b>ne of <i>ten</i> potholes begin in a&nbsp;crack.</p><script>7</script>';
    const rejected = await apiErrorOf(create({ content }));
    expect(rejected.message).toContain('in a sentence, such as “Nine of ten potholes begin in a crack.');
    expect((await create({ content, checkedClaims: [doubtful] })).post.status).toBe('published');
  });

  it('looks to readers like any other post', async () => {
    const { post } = await create({ checkedClaims: [doubtful, costly] });
    const { post: seen } = await test.callWith()(getPostBySlug, { params: { slug: post.slug } });
    expect(seen.content).toBe(written.content);
    expect(Object.keys(seen)).not.toContain('isAiDraft');
  });

  it('reports a taken slug with the usual message', async () => {
    const { post } = await create({ checkedClaims: [doubtful, costly] });
    const { post: other } = await create({ checkedClaims: [doubtful, costly] });
    expect(await apiErrorOf(change(other.id, { slug: post.slug }))).toMatchObject({ code: 'slug_taken' });
    expect(await apiErrorOf(create({ slug: post.slug }))).toMatchObject({ code: 'slug_taken' });
  });
});

it('does not require checks for text by a person', async () => {
  expect((await create({ isAiDraft: undefined })).post).toMatchObject({ status: 'published', isAiDraft: false });
});

it('stores one check per sentence when two staff members publish at once', async () => {
  const { post } = await create({ status: 'draft' });
  const body = { status: 'published' as const, checkedClaims: [doubtful, costly] };
  await Promise.all([change(post.id, body), change(post.id, body, bea)]);
  expect(await checksOf(post.id)).toHaveLength(2);
});

describe('model text', () => {
  let model: SandboxModel;
  let app: FastifyInstance;
  beforeAll(async () => {
    model = await startModel();
    app = await test.startAnother({ model: model.settings });
  });
  afterAll(() => model.stop());

  /** Generates a draft, and saves it as the specification describes: seven fields, tags and no views. */
  const generated = async () => {
    const call = callsTo(app)(ada);
    const { post } = await call(generateBlog, { body: { topic: 'Frost' } });
    const { title, excerpt, content, category, readTime, tags } = post;
    const asSpecified = { title, excerpt, content, category, readTime, tags, date: 'May 1, 2026', views: 0 };
    return { call, asSpecified: (slug: string) => ({ ...asSpecified, slug }) };
  };

  it('is recognized and requires checks, whatever the client states', async () => {
    const { call, asSpecified } = await generated();
    const rejected = await apiErrorOf(call(createPost, { body: asSpecified('frost-at-once') }));
    expect(rejected).toMatchObject({ status: 409, code: 'unchecked_claims' });
    const { post } = await call(createPost, {
      body: { ...asSpecified('frost-draft'), status: 'draft', isAiDraft: false },
    });
    expect(post.isAiDraft).toBe(true);
  });

  it('is recognized in part, after edits, and when pasted into another post', async () => {
    const { call, asSpecified } = await generated();
    const { post } = await create({ slug: 'by-hand', isAiDraft: false, content: '<p>All of this is mine.</p>' });
    const { content } = asSpecified('x');
    const pasted = `<p>My own words come first.</p>${content
      .replace(/<h2>.*?<\/h2>/g, '')
      .toUpperCase()
      .replace(/<(\/?)(\w+)/g, (_all, end: string, name: string) => `<${end}${name.toLowerCase()}`)}`;
    expect(await apiErrorOf(call(changePost, { params: { id: post.id }, body: { content: pasted } }))).toMatchObject({
      code: 'unchecked_claims',
    });
  });

  it('is recognized when its sentences are split', async () => {
    const { call, asSpecified } = await generated();
    const { content } = asSpecified('x');
    const broken = content.replace(/(\S+ \S+ \S+) /g, '$1<br>');
    const body = { ...asSpecified('broken-up'), title: 'Mine', excerpt: 'Mine.', content: broken };
    expect((await call(createPost, { body: { ...body, status: 'draft' } })).post.isAiDraft).toBe(true);
  });

  it('is stored as keyed hashes, and only for a limited time', async () => {
    await generated();
    const em = test.orm.em.fork();
    const [row] = await em.execute<{ bytes: number }[]>('select octet_length(hash) as bytes from ai_draft_sentences');
    expect(row!.bytes).toBe(32);
    expect(await applyRule(em, 'ai-draft-sentences')).toBe(0);
    await em.execute("update ai_draft_sentences set drafted_at = now() - interval '91 days'");
    expect(await applyRule(em, 'ai-draft-sentences')).toBeGreaterThan(5);
  });
});
