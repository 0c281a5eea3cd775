import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  announcePresence,
  autosavePost,
  discardAutosave,
  listAutosaves,
} from '@workspace/contracts/blog-post-autosaves';
import { getPostBySlug } from '@workspace/contracts/blog-posts';
import { changePost, createPost, deletePost, getPost } from '@workspace/contracts/managed-posts';
import { applyRule } from './apply-retention-rule.ts';
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
afterAll(() => test.close());

let number = 0;
const publish = async () => (await asAda(createPost, { body: { ...draft, slug: `post-${++number}` } })).post;
const pending = async (id: string) => (await asAda(listAutosaves, { params: { id } })).autosaves;

describe('a pending revision', () => {
  it('is stored for its writer, and readers see nothing of it', async () => {
    const { id, slug, updatedAt } = await publish();
    const body = { title: '', content: '<p>Half a sen' };
    const { autosave } = await asAda(autosavePost, { params: { id }, body });
    expect(autosave).toMatchObject({ ...body, basedOn: updatedAt, savedBy: 'ada@lanesight.ai' });
    await asAda(autosavePost, { params: { id }, body: { ...body, title: 'Later' } });
    await asBen(autosavePost, { params: { id }, body: { title: 'By Ben' } });
    expect((await pending(id)).map(({ title, savedBy }) => [savedBy, title])).toEqual([
      ['ben@lanesight.io', 'By Ben'],
      ['ada@lanesight.ai', 'Later'],
    ]);
    const { post } = await test.callWith()(getPostBySlug, { params: { slug }, query: {} });
    expect([post.title, post.content, post.updatedAt]).toEqual([draft.title, draft.content, updatedAt]);
    expect((await asAda(getPost, { params: { id } })).post.updatedAt).toBe(updatedAt);
  });

  it('says which opening of the editor wrote it, and when', async () => {
    const { id } = await publish();
    const opening = { writer: 'phone', at: 1_795_000_000_000.5 };
    await asAda(autosavePost, { params: { id }, body: { title: 'From the phone', opening } });
    expect(await pending(id)).toMatchObject([{ title: 'From the phone', opening }]);
  });

  it('ends with the save of its writer, and with no other', async () => {
    const { id } = await publish();
    const params = { id };
    await asAda(autosavePost, { params, body: { title: 'By Ada' } });
    await asBen(autosavePost, { params, body: { title: 'By Ben' } });
    await asBen(changePost, { params, body: { title: 'By Ben' } });
    expect((await pending(id)).map(({ savedBy }) => savedBy)).toEqual(['ada@lanesight.ai']);
    await asAda(discardAutosave, { params });
    await asAda(discardAutosave, { params });
    expect(await pending(id)).toEqual([]);
  });

  it('is rejected for a post in the trash, and for none', async () => {
    const { id } = await publish();
    await asAda(deletePost, { params: { id } });
    expect(await apiErrorOf(asAda(autosavePost, { params: { id }, body: {} }))).toMatchObject({ code: 'in_trash' });
    const unknown = { id: crypto.randomUUID() };
    expect(await apiErrorOf(asAda(autosavePost, { params: unknown, body: {} }))).toMatchObject({ code: 'not_found' });
  });

  it('is deleted after three months', async () => {
    const { id } = await publish();
    await asAda(autosavePost, { params: { id }, body: { title: 'Old' } });
    const em = test.orm.em.fork();
    await applyRule(em, 'blog-post-autosaves', new Date(Date.now() + 89 * 86_400_000));
    expect(await pending(id)).toHaveLength(1);
    await applyRule(em, 'blog-post-autosaves', new Date(Date.now() + 91 * 86_400_000));
    expect(await pending(id)).toEqual([]);
  });
});

describe('presence', () => {
  const present = (as: typeof asAda, id: string, isWriting: boolean, isLeaving?: boolean) =>
    as(announcePresence, { params: { id }, body: { isWriting, isLeaving } });

  it('tells who else has a post open, and who writes', async () => {
    const { id } = await publish();
    expect(await present(asAda, id, false)).toMatchObject({ colleagues: [] });
    expect(await present(asBen, id, true)).toMatchObject({
      colleagues: [{ email: 'ada@lanesight.ai', isWriting: false }],
    });
    expect(await present(asAda, id, true)).toMatchObject({
      colleagues: [{ email: 'ben@lanesight.io', isWriting: true }],
    });
    await present(asBen, id, true, true);
    expect(await present(asAda, id, true)).toMatchObject({ colleagues: [] });
  });

  it('ends for a person who said nothing for half a minute', async () => {
    const { id } = await publish();
    await present(asBen, id, true);
    await test.orm.em.fork().execute("update blog_post_presence set seen_at = now() - interval '31 seconds'");
    expect(await present(asAda, id, false)).toMatchObject({ colleagues: [] });
  });

  it('tells when the post was last saved', async () => {
    const { id, updatedAt } = await publish();
    expect(await present(asAda, id, false)).toMatchObject({ savedAt: updatedAt });
    const { post } = await asBen(changePost, { params: { id }, body: { title: 'By Ben', basedOn: updatedAt } });
    expect(await present(asAda, id, false)).toMatchObject({ savedAt: post.updatedAt });
  });

  it('is nobody at an unknown post', async () => {
    expect(await present(asAda, crypto.randomUUID(), true)).toEqual({ colleagues: [] });
  });
});
