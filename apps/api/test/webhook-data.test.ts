import { afterAll, beforeAll, expect, it } from 'vitest';
import { changePost, createPost } from '@workspace/contracts/managed-posts';
import { dataOfEvent } from '../src/features/webhooks/data-of-event.ts';
import { draft } from './a-draft.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('has no text of a post that readers can no longer open', async () => {
  const call = test.callWith(await test.signInAs('ada@lanesight.ai'));
  const { id } = (await call(createPost, { body: draft })).post;
  const data = () => dataOfEvent(test.orm.em.fork(), 'post.published', { id });
  expect(await data()).toMatchObject({ id, title: draft.title });
  await call(changePost, { params: { id }, body: { status: 'draft' } });
  expect(await data()).toEqual({ id });
});
