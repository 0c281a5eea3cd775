import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost, deletePost, listCalendar } from '@workspace/contracts/managed-posts';
import { draft } from './a-draft.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
beforeAll(async () => (test = await startTestApp()));
afterAll(() => test.close());

const dayMs = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

describe('the content calendar', () => {
  it('lists scheduled and published posts of a period by time, without drafts and the trash', async () => {
    const asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
    const create = async (slug: string, more: object) =>
      (await asStaff(createPost, { body: { ...draft, slug, title: slug, ...more } })).post;
    const later = { status: 'scheduled', publishAt: daysFromNow(5) };
    const { updatedAt } = await create('later', later);
    await create('now', {});
    await create('draft', { status: 'draft' });
    await create('next-month', { status: 'scheduled', publishAt: daysFromNow(40) });
    await asStaff(deletePost, { params: { id: (await create('trashed', {})).id } });
    const query = { from: daysFromNow(-1), to: daysFromNow(30) };
    const { posts } = await asStaff(listCalendar, { query });
    expect(posts.map(({ title, status }) => [title, status])).toEqual([
      ['now', 'published'],
      ['later', 'scheduled'],
    ]);
    expect(posts[1]).toMatchObject({ at: later.publishAt, updatedAt });
    expect((await asStaff(listCalendar, { query: { ...query, to: later.publishAt } })).posts).toHaveLength(1);
  });
});
