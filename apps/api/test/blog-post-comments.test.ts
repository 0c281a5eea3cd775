import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addComment,
  addCommentReply,
  changeComment,
  deleteComment,
  listComments,
  type CommentAnchor,
  type NewComment,
} from '@workspace/contracts/blog-post-comments';
import { getPostBySlug } from '@workspace/contracts/blog-posts';
import { createPost, deletePost, deletePostForGood } from '@workspace/contracts/managed-posts';
import { BlogPostCommentEntity } from '../src/features/blog-post-comments/blog-post-comment-entity.ts';
import { postsVersion } from '../src/features/blog-posts/posts-version.ts';
import { draft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const nobody = '11111111-1111-4111-8111-111111111111';
const passage: CommentAnchor = { field: 'content', quote: 'One by one.', before: '', after: '', start: 0 };
const suggestion = { words: ['One after the other.'] };
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
const storePost = async (more: object = {}) => {
  count += 1;
  return (await as()(createPost, { body: { ...draft, slug: `commented-${count}`, ...more } })).post;
};
const add = async (id: string, body: Partial<NewComment> = {}, who = ada) =>
  (await as(who)(addComment, { params: { id }, body: { anchor: passage, text: 'Which one?', ...body } })).comment;
const reply = (id: string, commentId: string, text: string, who = bea) =>
  as(who)(addCommentReply, { params: { id, commentId }, body: { text } });
const change = (id: string, commentId: string, body: object, who = ada) =>
  as(who)(changeComment, { params: { id, commentId }, body });
const list = async (id: string) => (await as(bea)(listComments, { params: { id } })).comments;

describe('a comment', () => {
  it('is stored with its author, time, passage and replies, and a colleague sees it', async () => {
    const { id } = await storePost();
    const before = Date.now();
    const { id: commentId } = await add(id);
    await reply(id, commentId, ' The first. ');
    await add(id, { text: 'A second one on the same words' }, bea);
    const comments = await list(id);
    expect(comments).toMatchObject([
      {
        author: 'ada@lanesight.ai',
        text: 'Which one?',
        quote: 'One by one.',
        anchor: passage,
        status: 'open',
        settledBy: null,
        replies: [{ author: 'bea@lanesight.ai', text: 'The first.' }],
      },
      { author: 'bea@lanesight.ai', replies: [] },
    ]);
    expect(comments[0]).not.toHaveProperty('suggestion');
    expect(Date.parse(comments[0]!.createdAt)).toBeGreaterThanOrEqual(before);
  });

  it('is resolved by anybody, with name and time, and opened again', async () => {
    const { id } = await storePost();
    const { id: commentId } = await add(id);
    const { comment } = await change(id, commentId, { status: 'resolved' }, bea);
    expect(comment).toMatchObject({
      status: 'resolved',
      settledBy: 'bea@lanesight.ai',
      settledAt: expect.any(String),
    });
    expect((await change(id, commentId, { status: 'resolved' }, bea)).comment).toMatchObject({ status: 'resolved' });
    expect(await apiErrorOf(change(id, commentId, { status: 'resolved' }))).toMatchObject({
      status: 409,
      message: 'bea@lanesight.ai resolved this already.',
    });
    expect((await change(id, commentId, { status: 'open' })).comment).toMatchObject({
      status: 'open',
      settledBy: null,
      settledAt: null,
    });
    expect(await apiErrorOf(change(id, commentId, { status: 'accepted', replaced: passage.quote }))).toMatchObject({
      status: 400,
      code: 'invalid_input',
    });
  });

  it('moves with the text, and still knows the words that it was made for', async () => {
    const { id } = await storePost();
    const { id: commentId } = await add(id);
    const moved = { ...passage, quote: 'Each by itself.', before: 'Then: ', start: 6 };
    const { comment } = await change(id, commentId, { anchor: moved }, bea);
    expect(comment).toMatchObject({ anchor: moved, quote: 'One by one.', status: 'open' });
  });

  it('is deleted by its author alone, with its replies; so is a reply', async () => {
    const { id } = await storePost();
    const { id: commentId } = await add(id);
    const { comment } = await reply(id, commentId, 'The first.');
    const remove = (one: string, who: typeof ada, postId = id) =>
      as(who)(deleteComment, { params: { id: postId, commentId: one } });
    expect(await apiErrorOf(remove(commentId, bea))).toMatchObject({ status: 403, code: 'not_yours' });
    expect(await apiErrorOf(remove(comment.replies[0]!.id, ada))).toMatchObject({ code: 'not_yours' });
    expect(await apiErrorOf(remove(commentId, ada, nobody))).toMatchObject({ status: 404, code: 'not_found' });
    await remove(comment.replies[0]!.id, bea);
    expect((await list(id))[0]!.replies).toEqual([]);
    await reply(id, commentId, 'Again.');
    await remove(commentId, ada);
    expect(await test.orm.em.fork().count(BlogPostCommentEntity, { postId: id })).toBe(0);
  });

  it.each([
    ['text', { text: ' ' }],
    ['text', { text: 'a'.repeat(5_001) }],
    ['anchor.quote', { anchor: { ...passage, quote: 'a'.repeat(5_001) } }],
    ['anchor.start', { anchor: { ...passage, start: -1 } }],
    ['suggestion.words.0', { suggestion: { words: [''] } }],
    ['suggestion.words', { suggestion: { words: [] } }],
  ])('is rejected with an invalid %s', async (field, body) => {
    const { id } = await storePost();
    const rejected = await apiErrorOf(add(id, body));
    expect(rejected).toMatchObject({ status: 400, code: 'invalid_input', fields: { [field]: expect.any(String) } });
  });

  it('is rejected for a post that does not exist or is in the trash, and below another post', async () => {
    expect(await apiErrorOf(add(nobody))).toMatchObject({ status: 404, code: 'not_found' });
    const { id } = await storePost();
    const { id: commentId } = await add(id);
    const other = await storePost();
    expect(await apiErrorOf(reply(other.id, commentId, 'x'))).toMatchObject({ status: 404 });
    expect(await apiErrorOf(change(other.id, commentId, { status: 'resolved' }))).toMatchObject({ status: 404 });
    const { comment } = await reply(id, commentId, 'x');
    expect(await apiErrorOf(reply(id, comment.replies[0]!.id, 'x'))).toMatchObject({ status: 404 });
    await as()(deletePost, { params: { id } });
    expect(await apiErrorOf(add(id))).toMatchObject({ status: 409, code: 'in_trash' });
  });

  it('is no more than 500 on a post', async () => {
    const { id } = await storePost();
    await test.orm.em.fork().execute(
      `insert into blog_post_comments (post_id, author, created_at, text, anchor)
       select ?, 'ada@lanesight.ai', now(), 'x', '{}' from generate_series(1, 500)`,
      [id],
    );
    expect(await apiErrorOf(add(id))).toMatchObject({ status: 409, code: 'too_many' });
  });

  it('is in nothing that readers see, and changes no page of theirs', async () => {
    const { id, slug } = await storePost();
    const before = await postsVersion(test.orm.em.fork());
    await add(id, { text: 'A secret remark', suggestion });
    expect(await postsVersion(test.orm.em.fork())).toBe(before);
    const seen = JSON.stringify(await test.callWith()(getPostBySlug, { params: { slug } }));
    expect(seen).not.toMatch(/secret remark|One after the other/);
  });

  it('is deleted with its post', async () => {
    const { id } = await storePost();
    await reply(id, (await add(id)).id, 'x');
    await as()(deletePost, { params: { id } });
    await as()(deletePostForGood, { params: { id } });
    expect(await test.orm.em.fork().count(BlogPostCommentEntity, { postId: id })).toBe(0);
  });
});
