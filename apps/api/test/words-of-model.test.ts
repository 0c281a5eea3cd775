import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestText } from '@workspace/contracts/ai-drafts';
import { addComment, changeComment, type CommentAnchor } from '@workspace/contracts/blog-post-comments';
import { changePost, createPost } from '@workspace/contracts/managed-posts';
import { draft } from './a-draft.ts';
import { callsTo } from './call-as.ts';
import { startModel, type SandboxModel } from './model/sandbox-model.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const text = 'The crews sealed very many cracks in October, before the frost, and the road held.';
const content = `<p>${text}</p>`;
const anchor: CommentAnchor = { field: 'content', quote: text, before: '', after: '', start: 0 };
let test: TestApp;
let model: SandboxModel;
let app: FastifyInstance;
let ada: { cookie: string };
let count = 0;
beforeAll(async () => {
  [test, model] = await Promise.all([startTestApp(), startModel()]);
  app = await test.startAnother({ model: model.settings });
  ada = await test.signInAs('ada@lanesight.ai');
});
afterAll(async () => {
  await test.close();
  await model.stop();
});

const asAda: ReturnType<ReturnType<typeof callsTo>> = (endpoint, input) => callsTo(app)(ada)(endpoint, input);
const expand = async (passage: string) =>
  (await asAda(suggestText, { body: { request: 'expand', text: passage } })).suggestions[0]!;
const storePost = async (html: string) => {
  count += 1;
  const body = { ...draft, slug: `words-of-model-${count}`, status: 'draft' as const, content: html };
  return (await asAda(createPost, { body })).post;
};
const change = (id: string, commentId: string, body: object) =>
  asAda(changeComment, { params: { id, commentId }, body });
const addSuggestion = async (id: string, words: string) => {
  const suggestion = { words: [words], request: 'shorten', model: 'sandbox-writer' };
  return (await asAda(addComment, { params: { id }, body: { anchor, text: '', suggestion } })).comment;
};
const accepted = async (id: string, words: string) => {
  const { id: commentId } = await addSuggestion(id, words);
  await change(id, commentId, { status: 'accepted', replaced: text });
  return commentId;
};
const save = async (id: string, html: string) =>
  (await asAda(changePost, { params: { id }, body: { content: html } })).post.isAiDraft;

describe('words of the model in a post', () => {
  it('make a post an AI draft when they are accepted and saved, however few they are', async () => {
    const { id } = await storePost(content);
    await accepted(id, 'Crews sealed early.');
    expect(await save(id, '<p>A person wrote this instead.</p>')).toBe(false);
    expect(await save(id, '<p>So: <strong>crews sealed</strong> early.</p>')).toBe(true);
  });

  it('leave it a person’s text when they are rejected, or taken back before the save', async () => {
    const { id } = await storePost(content);
    const commentId = await accepted(id, 'Crews sealed early.');
    await change(id, commentId, { status: 'open' });
    expect(await save(id, '<p>Crews sealed early.</p>')).toBe(false);
  });

  it('are recognized when they are pasted, and the words of the person who asked are not', async () => {
    const passages = Array.from(
      { length: 20 },
      (_, at) => `Sentence ${at} of a person says ${at} things of road ${at}.`,
    );
    const own = passages.join(' ');
    const longer = await expand(own);
    const { id } = await storePost(`<p>${own}</p>`);
    expect(await save(id, `<p>${own} And one more.</p>`)).toBe(false);
    const pasted = longer.slice(own.length);
    const everySuggestion = await Promise.all(Array.from({ length: 12 }, (_, at) => expand(`Road ${at} is closed.`)));
    const sentences = everySuggestion.map((one) => one.replace(/^Road \d+ is closed\. /, ''));
    expect(await save(id, `<p>${own}</p>${[pasted, ...sentences].map((one) => `<p>${one}</p>`).join('')}`)).toBe(true);
  });
});
