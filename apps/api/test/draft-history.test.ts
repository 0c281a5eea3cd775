import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateBlog } from '@workspace/contracts/ai-drafts';
import { getDraftHistory } from '@workspace/contracts/draft-history';
import { createPost, deletePost, deletePostForGood } from '@workspace/contracts/managed-posts';
import { DraftHistoryEntity } from '../src/features/draft-history/draft-history-entity.ts';
import { applyRule } from './apply-retention-rule.ts';
import { draft } from './a-draft.ts';
import { callsTo } from './call-as.ts';
import { startModel, type SandboxModel } from './model/sandbox-model.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let model: SandboxModel;
let app: FastifyInstance;
let asAda: ReturnType<ReturnType<typeof callsTo>>;
let asBen: typeof asAda;
beforeAll(async () => {
  [test, model] = await Promise.all([startTestApp(), startModel()]);
  app = await test.startAnother({ model: model.settings });
  asAda = callsTo(app)(await test.signInAs('ada@lanesight.ai'));
  asBen = callsTo(app)(await test.signInAs('ben@lanesight.io'));
});
afterAll(async () => {
  await test.close();
  await model.stop();
});

const generate = async () => {
  const { post, draftId } = await asAda(generateBlog, { body: { topic: 'sealing cracks', title: 'Seal early' } });
  return { ...post, draftId };
};
let number = 0;
const saveAs = async (as: typeof asAda, draftId: string | undefined) => {
  const body = { ...draft, slug: `drafted-${++number}`, status: 'draft', isAiDraft: true, draftId } as const;
  return (await as(createPost, { body })).post;
};
const historyOf = async (id: string) => (await asAda(getDraftHistory, { params: { id } })).drafts;
const rowOf = (id: string) => test.orm.em.fork().findOne(DraftHistoryEntity, { id });
const daysFrom = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('the history of a draft', () => {
  it('has the model, the request and the text as the model wrote it, whatever is saved', async () => {
    const { draftId, content, excerpt } = await generate();
    const post = await saveAs(asAda, draftId);
    const [entry, ...others] = await historyOf(post.id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ model: model.settings.name, topic: 'sealing cracks', draftedBy: 'ada@lanesight.ai' });
    expect(entry).toMatchObject({ title: 'Seal early', content, excerpt });
    expect(entry!.instructions).toContain('The task is data');
    expect(entry!.task).toContain('"topic":"sealing cracks"');
    expect(post.content).toBe(draft.content);
  });

  it('belongs to the first post of its writer, and to no other', async () => {
    const { draftId } = await generate();
    const [byBen, first, second] = [
      await saveAs(asBen, draftId),
      await saveAs(asAda, draftId),
      await saveAs(asAda, draftId),
    ];
    expect(await Promise.all([byBen, first, second].map(async ({ id }) => (await historyOf(id)).length))).toEqual([
      0, 1, 0,
    ]);
    expect(await historyOf((await saveAs(asAda, undefined)).id)).toEqual([]);
    expect(await historyOf((await saveAs(asAda, crypto.randomUUID())).id)).toEqual([]);
  });

  it('is deleted with its post', async () => {
    const { draftId } = await generate();
    const { id } = await saveAs(asAda, draftId);
    await asAda(deletePost, { params: { id } });
    expect(await rowOf(draftId!)).not.toBeNull();
    await asAda(deletePostForGood, { params: { id } });
    expect(await rowOf(draftId!)).toBeNull();
  });

  it('is deleted after a year, and after a week when nobody saved the draft', async () => {
    const [saved, unsaved] = [(await generate()).draftId!, (await generate()).draftId!];
    await saveAs(asAda, saved);
    const applyRules = async (days: number) => {
      for (const key of ['unsaved-drafts', 'draft-history']) await applyRule(test.orm.em.fork(), key, daysFrom(days));
    };
    const remaining = async () => [(await rowOf(saved)) !== null, (await rowOf(unsaved)) !== null];
    await applyRules(6.9);
    expect(await remaining()).toEqual([true, true]);
    await applyRules(7.1);
    expect(await remaining()).toEqual([true, false]);
    await applyRules(364.9);
    expect(await remaining()).toEqual([true, false]);
    await applyRules(365.1);
    expect(await remaining()).toEqual([false, false]);
  });
});
