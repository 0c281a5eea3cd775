import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePost, createPost, deletePost } from '@workspace/contracts/managed-posts';
import { dataOfEvent } from '../src/features/webhooks/data-of-event.ts';
import { draft } from './a-draft.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());

describe('dataOfEvent', () => {
  it('has the text of a post only while readers can open it', async () => {
    const { post } = await asStaff(createPost, { body: draft });
    const params = { id: post.id };
    const data = () => dataOfEvent(test.orm.em.fork(), 'post.published', params);
    expect(await data()).toMatchObject({ ...params, title: post.title, path: `/blog/${post.slug}` });
    await asStaff(changePost, { params, body: { status: 'draft' } });
    expect(await data()).toEqual(params);
    await asStaff(changePost, { params, body: { status: 'published' } });
    await asStaff(deletePost, { params });
    expect(await data()).toEqual(params);
  });
});
