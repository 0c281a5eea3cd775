import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getVersionOfPost,
  listVersionsOfPost,
  restoreVersionOfPost,
  versionLimit,
} from '@workspace/contracts/blog-post-versions';
import { changePost, createPost, deletePost, getPost, type BlogPostChange } from '@workspace/contracts/managed-posts';
import { draft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
let asBen: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asAda = test.callWith(await test.signInAs('ada@lanesight.ai'));
  asBen = test.callWith(await test.signInAs('ben@lanesight.io'));
});
beforeEach(() => test.orm.em.fork().execute('delete from blog_posts'));
afterAll(() => test.close());

const write = async () => (await asAda(createPost, { body: { ...draft, tags: ['pci'] } })).post;
const change = async (id: string, body: BlogPostChange, as = asAda) =>
  (await as(changePost, { params: { id }, body })).post;
const versions = async (id: string) => (await asAda(listVersionsOfPost, { params: { id } })).versions;

describe('two editors of one post', () => {
  it('do not overwrite each other: the second save is rejected and names the other editor', async () => {
    const { id, updatedAt } = await write();
    const first = await change(id, { title: 'By Ben', basedOn: updatedAt }, asBen);
    const rejected = await apiErrorOf(change(id, { title: 'By Ada', excerpt: 'x', basedOn: updatedAt }));
    expect(rejected).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect(rejected.message).toContain('ben@lanesight.io saved this post after you opened it');
    expect((await asAda(getPost, { params: { id } })).post).toEqual(first);
    expect((await change(id, { title: 'By Ada', basedOn: first.updatedAt })).title).toBe('By Ada');
  });

  it('may repeat a save whose response was lost, until another one is stored', async () => {
    const { id, updatedAt } = await write();
    const save: BlogPostChange = { title: 'By Ada', tags: ['pci', 'seal'], status: 'draft', basedOn: updatedAt };
    const first = await change(id, save);
    expect(await change(id, save)).toEqual(first);
    expect(await versions(id)).toHaveLength(2);
    expect(await apiErrorOf(change(id, { ...save, status: 'published' }))).toMatchObject({ code: 'changed_meanwhile' });
    expect(await apiErrorOf(change(id, { title: 'By Ada', basedOn: updatedAt }))).toMatchObject({
      code: 'changed_meanwhile',
    });
    await change(id, { excerpt: 'By Ben', basedOn: first.updatedAt }, asBen);
    expect(await apiErrorOf(change(id, save))).toMatchObject({ code: 'changed_meanwhile' });
  });

  it('get no name when only the status changed', async () => {
    const { id, updatedAt } = await write();
    await change(id, { status: 'draft' }, asBen);
    const rejected = await apiErrorOf(change(id, { title: 'By Ada', basedOn: updatedAt }));
    expect(rejected.message).toMatch(/^Somebody saved this post after you opened it/);
  });

  it('store one of twenty concurrent saves with one version', async () => {
    const { id, updatedAt } = await write();
    const saves = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => change(id, { title: `By ${index}`, basedOn: updatedAt })),
    );
    const stored = saves.flatMap((save) => (save.status === 'fulfilled' ? [save.value.title] : []));
    expect(stored).toEqual([(await asAda(getPost, { params: { id } })).post.title]);
    for (const save of saves)
      if (save.status === 'rejected') expect(save.reason).toMatchObject({ code: 'changed_meanwhile' });
    expect(await versions(id)).toHaveLength(2);
  });

  it('get distinct save times within one millisecond', async () => {
    const clock = () => 1_900_000_000_000;
    const app = await test.startAnother({ clock });
    const { id, updatedAt } = await write();
    const cookie = (await test.signInAs('ada@lanesight.ai')).cookie;
    const patch = async (body: BlogPostChange) =>
      (await app.inject({ method: 'PATCH', url: `/api/blog-posts/${id}`, payload: body, headers: { cookie } })).json()
        .post.updatedAt as string;
    const times = [updatedAt, await patch({ title: 'a' }), await patch({ title: 'b' }), await patch({ title: 'c' })];
    expect(times.slice(1)).toEqual([0, 1, 2].map((more) => new Date(clock() + more).toISOString()));
  });

  it('may save without the base version', async () => {
    const { id } = await write();
    await change(id, { title: 'First' }, asBen);
    expect((await change(id, { title: 'Second' })).title).toBe('Second');
  });
});

describe('a version', () => {
  it('is stored for every save, with user, time and all fields', async () => {
    const made = await write();
    const changed = await change(made.id, { title: 'Again', content: '<p>Two by two.</p>', slug: 'again' }, asBen);
    const stored = await versions(made.id);
    expect(stored).toMatchObject([
      { savedBy: 'ben@lanesight.io', savedAt: changed.updatedAt, title: 'Again' },
      { savedBy: 'ada@lanesight.ai', savedAt: made.updatedAt, title: draft.title },
    ]);
    expect(JSON.stringify(stored)).not.toContain('One by one');
    const params = { id: made.id, versionId: stored[1]!.id };
    const search = { seoTitle: '', seoDescription: '', canonicalUrl: '', noIndex: false };
    const fields = { ...draft, tags: ['pci'], coverImageId: null, ...search };
    expect((await asAda(getVersionOfPost, { params })).version).toEqual({ ...stored[1], ...fields });
  });

  it('is listed with its number of words and the fields that differ from the version before', async () => {
    const { id } = await write();
    await change(id, { content: '<h2>Two words</h2><p>and <strong>three</strong> more</p>', tags: [] });
    await change(id, { tags: ['cracks'], readTime: '3 min read' });
    const [third, second, first] = await versions(id);
    expect(third).toMatchObject({ changed: ['readTime', 'tags'], words: 5 });
    expect(second).toMatchObject({ changed: ['content', 'tags'], words: 5 });
    expect(first).not.toHaveProperty('changed');
  });

  it('is listed without words when an earlier release stored it', async () => {
    const { id } = await write();
    await test.orm.em.fork().execute('update blog_post_versions set words = null');
    expect((await versions(id))[0]).not.toHaveProperty('words');
  });

  it('is not created by a save without changes, nor by a status change', async () => {
    const made = await write();
    expect(await change(made.id, { ...draft, tags: ['pci'], status: 'published' }, asBen)).toEqual(made);
    const hidden = await change(made.id, { status: 'draft' });
    expect(hidden.updatedAt > made.updatedAt).toBe(true);
    expect(await versions(made.id)).toHaveLength(1);
  });

  it('is restored as a new save, so that nothing is lost and the status remains', async () => {
    const made = await write();
    await change(made.id, { title: 'Worse', content: '<p>Bad.</p>', status: 'draft' });
    const [, first] = await versions(made.id);
    const params = { id: made.id, versionId: first!.id };
    const { post } = await asBen(restoreVersionOfPost, { params });
    expect(post).toMatchObject({ ...draft, tags: ['pci'], status: 'draft' });
    expect((await versions(made.id)).map(({ title, savedBy }) => [title, savedBy])).toEqual([
      [draft.title, 'ben@lanesight.io'],
      ['Worse', 'ada@lanesight.ai'],
      [draft.title, 'ada@lanesight.ai'],
    ]);
  });

  it('is not restored when its slug is taken, or into the trash', async () => {
    const { id } = await write();
    await change(id, { slug: 'moved' });
    await asAda(createPost, { body: draft });
    const params = { id, versionId: (await versions(id))[1]!.id };
    expect(await apiErrorOf(asAda(restoreVersionOfPost, { params }))).toMatchObject({
      status: 409,
      code: 'slug_taken',
    });
    await asAda(deletePost, { params: { id } });
    expect(await apiErrorOf(asAda(restoreVersionOfPost, { params }))).toMatchObject({ status: 409, code: 'in_trash' });
  });

  it('is not found under another or an unknown post', async () => {
    const { id } = await write();
    const other = (await asAda(createPost, { body: { ...draft, slug: 'other' } })).post;
    const params = { id: other.id, versionId: (await versions(id))[0]!.id };
    expect(await apiErrorOf(asAda(getVersionOfPost, { params }))).toMatchObject({ status: 404 });
    expect(await apiErrorOf(asAda(restoreVersionOfPost, { params }))).toMatchObject({ status: 404 });
    expect(await apiErrorOf(versions('11111111-1111-4111-8111-111111111111'))).toMatchObject({ status: 404 });
  });

  it('is deleted above the limit, the oldest first', async () => {
    const { id } = await write();
    for (let save = 1; save <= versionLimit; save += 1) await change(id, { title: `Save ${save}` });
    const titles = (await versions(id)).map(({ title }) => title);
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([versionLimit, `Save ${versionLimit}`, 'Save 1']);
  });
});
