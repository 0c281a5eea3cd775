import { describe, expect, it } from 'vitest';
import type { ArticleSummary } from './article-summary.ts';
import { mergeArticles } from './merge-articles.ts';

const article = (slug: string, date: string, rest: Partial<ArticleSummary> = {}): ArticleSummary => ({
  slug,
  date,
  title: slug,
  excerpt: '',
  category: 'Smart Cities',
  readTime: '5 min read',
  tags: [],
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2024-01-01T00:00:00.000Z',
  ...rest,
});
const slugsOf = (articles: ArticleSummary[]) => articles.map(({ slug }) => slug);
const all = { search: '', standIns: [] };

describe('mergeArticles', () => {
  it('sorts posts and bundled articles together, newest first', () => {
    const posts = [article('new', 'March 2, 2025'), article('old', 'March 2, 2023')];
    expect(slugsOf(mergeArticles(posts, [article('middle', 'January 9, 2024')], all))).toEqual([
      'new',
      'middle',
      'old',
    ]);
  });

  it('shows the post when a post and a bundled article share a slug', () => {
    const [shown, ...others] = mergeArticles(
      [article('a', 'May 1, 2025', { title: 'Of staff' })],
      [article('a', 'May 1, 2025')],
      { search: '', standIns: ['a'] },
    );
    expect([shown!.title, others]).toEqual(['Of staff', []]);
  });

  it('leaves out a bundled article whose replacing post the search did not match', () => {
    expect(mergeArticles([], [article('a', 'May 1, 2025')], { search: 'x', standIns: ['a'] })).toEqual([]);
  });

  it('uses the creation day for an invalid date', () => {
    const posts = [article('someday', 'Someday'), article('before', 'December 31, 2023')];
    expect(slugsOf(mergeArticles(posts, [], all))).toEqual(['someday', 'before']);
  });

  it('keeps the order of search results', () => {
    const posts = [article('best', 'May 1, 2020'), article('second', 'May 1, 2025')];
    expect(slugsOf(mergeArticles(posts, [article('third', 'May 1, 2026')], { search: 'x', standIns: [] }))).toEqual([
      'best',
      'second',
      'third',
    ]);
  });
});
