import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAiStatus, suggestText, type AiProgress } from '@workspace/contracts/ai-drafts';
import {
  addComment,
  changeComment,
  listComments,
  type CommentAnchor,
  type NewComment,
} from '@workspace/contracts/blog-post-comments';
import { call } from '@workspace/contracts/endpoint/call';
import { watch } from '@workspace/contracts/endpoint/watch';
import { createPost } from '@workspace/contracts/managed-posts';
import { AiDraftEntity } from '../src/features/ai-drafts/ai-draft-entity.ts';
import { draft } from './a-draft.ts';
import { apiErrorOf, callsTo } from './call-as.ts';
import { startModel, type SandboxModel } from './model/sandbox-model.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const passage: CommentAnchor = { field: 'content', quote: 'One by one.', before: '', after: '', start: 0 };
const suggestion = { words: ['One after the other.'] };
let test: TestApp;
let model: SandboxModel;
let app: FastifyInstance;
let port: number;
let ada: { cookie: string };
let bea: { cookie: string };
let count = 0;
beforeAll(async () => {
  [test, model] = await Promise.all([startTestApp(), startModel()]);
  app = await test.startAnother({ model: model.settings });
  await app.listen({ port: 0 });
  ({ port } = app.server.address() as { port: number });
  ada = await test.signInAs('ada@lanesight.ai');
  bea = await test.signInAs('bea@lanesight.ai');
});
afterAll(async () => {
  await test.close();
  await model.stop();
});

const as = (who = ada) => callsTo(app)(who);
const storePost = async (more: object = {}) => {
  count += 1;
  return (await as()(createPost, { body: { ...draft, slug: `suggested-${count}`, status: 'draft', ...more } })).post;
};
const add = async (id: string, body: Partial<NewComment> = {}) =>
  (await as()(addComment, { params: { id }, body: { anchor: passage, text: '', suggestion, ...body } })).comment;
const change = (id: string, commentId: string, body: object, who = ada) =>
  as(who)(changeComment, { params: { id, commentId }, body });
const list = async (id: string) => (await as(bea)(listComments, { params: { id } })).comments;

describe('a suggestion', () => {
  it('is accepted for the words that it was made for', async () => {
    const { id } = await storePost();
    const { id: commentId } = await add(id);
    const { comment } = await change(id, commentId, { status: 'accepted', replaced: 'One by one.' }, bea);
    expect(comment).toMatchObject({
      status: 'accepted',
      settledBy: 'bea@lanesight.ai',
      suggestion: { words: ['One after the other.'], request: null, model: null },
    });
  });

  it('is refused when other words stand there, and stays open', async () => {
    const { id } = await storePost();
    const { id: commentId } = await add(id);
    for (const replaced of ['Two by two.', undefined])
      expect(await apiErrorOf(change(id, commentId, { status: 'accepted', replaced }))).toMatchObject({
        status: 409,
        code: 'text_changed',
      });
    // A moved anchor has other words, and changes nothing about that.
    await change(id, commentId, { anchor: { ...passage, quote: 'Two by two.' } });
    expect(await apiErrorOf(change(id, commentId, { status: 'accepted', replaced: 'Two by two.' }))).toMatchObject({
      code: 'text_changed',
    });
    expect((await list(id))[0]).toMatchObject({ status: 'open' });
    expect(await apiErrorOf(change(id, commentId, { status: 'resolved' }))).toMatchObject({ code: 'invalid_input' });
  });

  it('is settled once: of several people at the same time, the others learn who it was', async () => {
    const { id } = await storePost();
    const { id: commentId } = await add(id);
    const settle = (who: typeof ada, status: 'accepted' | 'rejected') =>
      call(
        changeComment,
        { params: { id, commentId }, body: { status, replaced: passage.quote } },
        { baseUrl: `http://localhost:${port}`, headers: who },
      );
    const outcomes = await Promise.allSettled([settle(ada, 'accepted'), settle(bea, 'rejected')]);
    const rejected = outcomes.filter((one) => one.status === 'rejected');
    expect(rejected).toHaveLength(1);
    const { status, settledBy } = (await list(id))[0]!;
    expect(rejected[0]!.reason).toMatchObject({
      status: 409,
      code: 'already_settled',
      message: `${settledBy} ${status} this already.`,
    });
    await change(id, commentId, { status: 'open' });
    expect((await change(id, commentId, { status: 'rejected' })).comment.status).toBe('rejected');
  });
});

describe('the words of the model', () => {
  const text = 'The crews sealed very many cracks in October, before the frost, and the road held.';
  const ask = (body: object, who = ada) => as(who)(suggestText, { body: { text, ...body } as never });

  it.each([
    ['improve', {}, ['The crews sealed many cracks in October, before the frost, and the road held.']],
    ['shorten', {}, ['The crews sealed very many cracks in October.']],
    ['tone', { tone: 'formal' }, [`In formal words: ${text}`]],
    ['excerpt', { around: text }, [`${text} The rest says what follows from it.`]],
    ['alt', { picture: { url: '/media/x/y.jpg', caption: 'Mill Road.' } }, ['Mill Road.']],
  ])('answer %s with one text', async (request, more, suggestions) => {
    expect(await ask({ request, ...more })).toEqual({ suggestions, model: 'sandbox-writer' });
  });

  it('offer several titles and tags', async () => {
    expect((await ask({ request: 'title', around: text })).suggestions).toHaveLength(3);
    expect((await ask({ request: 'tags', around: text })).suggestions).toContain('road assessment');
  });

  it('arrive with progress, and are aborted with the request', async () => {
    const slow = await startModel(5);
    const listening = await test.startAnother({ model: slow.settings });
    await listening.listen({ port: 0 });
    const baseUrl = `http://localhost:${(listening.server.address() as { port: number }).port}`;
    const events: AiProgress[] = [];
    const long = { body: { request: 'expand' as const, text: text.repeat(20) } };
    const onProgress = (progress: AiProgress) => events.push(progress);
    await watch(suggestText, long, { baseUrl, headers: ada, onProgress });
    expect(events[0]).toEqual({ title: '', words: 0, latest: '' });
    expect(events.at(-1)!.words).toBeGreaterThan(10);
    const stopping = new AbortController();
    const aborted = watch(suggestText, long, {
      baseUrl,
      headers: ada,
      signal: stopping.signal,
      onProgress: ({ words }) => words > 5 && stopping.abort(),
    });
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(async () => (await slow.calls()).at(-1)?.outcome).toBe('cancelled');
    await slow.stop();
  });

  it('count against the same daily quota as drafts, and are recorded without their text', async () => {
    const cleo = await test.signInAs('cleo@lanesight.ai');
    const limited = callsTo(await test.startAnother({ model: { ...model.settings, dailyLimit: 2 } }))(cleo);
    const shorten = () => limited(suggestText, { body: { request: 'shorten', text } });
    await shorten();
    await shorten();
    expect(await limited(getAiStatus, {})).toMatchObject({ left: 0 });
    const rejected = await apiErrorOf(shorten());
    expect(rejected).toMatchObject({ status: 429, code: 'ai_limit_reached' });
    expect(rejected.message).toMatch(/^You have asked 2 times today, which is the limit\./);
    const rows = await test.orm.em.fork().find(AiDraftEntity, { askedBy: 'cleo@lanesight.ai' });
    expect(rows).toMatchObject([
      { kind: 'suggestion', outcome: 'whole', counts: true },
      { kind: 'suggestion', outcome: 'whole', counts: true },
    ]);
    expect(JSON.stringify(rows)).not.toContain('crews');
  });

  it('are refused with the messages of drafts: no model, a busy one, an answer in another form', async () => {
    const without = apiErrorOf(test.callWith(ada)(suggestText, { body: { request: 'shorten', text } }));
    expect(await without).toMatchObject({ status: 503, code: 'ai_not_configured' });
    await model.fail({ status: 429, headers: { 'retry-after': '7' } });
    expect((await apiErrorOf(ask({ request: 'shorten' }))).message).toBe(
      'The model has too much to do. Try again in 7 seconds.',
    );
    await model.say('{"suggestion":"Roads <script>alert(1)</script>"}', 2);
    expect(await apiErrorOf(ask({ request: 'shorten' }))).toMatchObject({
      code: 'ai_unclear',
      message: 'The model answered twice, and neither answer was a suggestion. Try again, or with another passage.',
    });
  });

  it.each([
    ['tone', { request: 'tone' }],
    ['request', { request: 'translate' }],
    ['text', { request: 'shorten', text: 'a'.repeat(5_001) }],
  ])('are rejected with an invalid %s', async (field, body) => {
    expect(await apiErrorOf(ask(body))).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });
});
