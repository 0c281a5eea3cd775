import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getNeighbors } from '@workspace/contracts/blog-post-neighbors';
import { createPost, type NewBlogPost } from '@workspace/contracts/managed-posts';
import { draft } from './a-draft.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
beforeEach(() => test.orm.em.fork().execute('delete from blog_posts'));
afterAll(() => test.close());

const write = (slug: string, date: string, change: Partial<NewBlogPost> = {}) =>
  asStaff(createPost, { body: { ...draft, slug, date, ...change } });
async function neighborsOf(slug: string, day?: string): Promise<[string | undefined, string | undefined]> {
  const { older, newer } = await test.callWith()(getNeighbors, { params: { slug }, query: day ? { day } : {} });
  return [older?.slug, newer?.slug];
}

describe('post neighbors', () => {
  it('returns the previous and next posts by day, then by creation time', async () => {
    await write('newest', 'May 3, 2026');
    await write('oldest', 'May 1, 2026');
    await write('second', 'May 2, 2026');
    await write('third', 'May 2, 2026');
    expect(await neighborsOf('oldest')).toEqual([undefined, 'second']);
    expect(await neighborsOf('second')).toEqual(['oldest', 'third']);
    expect(await neighborsOf('third')).toEqual(['second', 'newest']);
    expect(await neighborsOf('newest')).toEqual(['third', undefined]);
  });

  it('never includes a post that readers may not see', async () => {
    await write('a', 'May 1, 2026');
    await write('b', 'May 2, 2026', { status: 'draft' });
    await write('c', 'May 3, 2026', { status: 'scheduled', publishAt: '2999-01-01T00:00:00.000Z' });
    await write('d', 'May 4, 2026');
    expect(await neighborsOf('a')).toEqual([undefined, 'd']);
    expect(await neighborsOf('b')).toEqual([undefined, undefined]);
  });

  it('places an article that is not a post by its day', async () => {
    await write('a', 'May 1, 2026');
    await write('b', 'May 3, 2026');
    expect(await neighborsOf('bundled', '2026-05-02')).toEqual(['a', 'b']);
    expect(await neighborsOf('bundled', '2026-05-03')).toEqual(['a', 'b']);
    expect(await neighborsOf('bundled')).toEqual([undefined, undefined]);
  });

  it('suggests related posts: shared tags first, then the category, then the newest', async () => {
    await write('mine', 'May 1, 2026', { category: 'Smart Cities', tags: ['pci', 'cost'] });
    await write('old-of-category', 'May 1, 2020', { category: 'Smart Cities' });
    await write('new-of-category', 'May 1, 2025', { category: 'Smart Cities' });
    await write('one-tag', 'May 1, 2019', { category: 'Future Tech', tags: ['pci'] });
    await write('both-tags', 'May 1, 2018', { category: 'Future Tech', tags: ['cost', 'pci'] });
    await write('other', 'May 1, 2026', { category: 'Future Tech' });
    await write('draft', 'May 1, 2026', { category: 'Smart Cities', status: 'draft' });
    const related = async (slug: string, query: { day?: string; category?: string } = {}) =>
      (await test.callWith()(getNeighbors, { params: { slug }, query })).related!.map((post) => post.slug);
    expect(await related('mine')).toEqual(['both-tags', 'one-tag', 'new-of-category', 'old-of-category']);
    expect(await related('bundled', { day: '2026-05-02', category: 'Future Tech' })).toEqual([
      'other',
      'one-tag',
      'both-tags',
    ]);
    expect(await related('bundled')).toEqual([]);
  });
});
