import { describe, expect, test } from 'vitest';
import { countArticles } from './count-articles.ts';

const posts = [
  { name: 'Smart Cities', count: 3 },
  { name: 'A former category', count: 2 },
];
const bundled = [
  { slug: 'one', category: 'Smart Cities' },
  { slug: 'two', category: 'Future Tech' },
  { slug: 'replaced', category: 'Future Tech' },
];

describe('countArticles', () => {
  test('includes articles of a category that the blog no longer offers in the total', () => {
    const { total, counts } = countArticles(posts, bundled, ['replaced']);
    expect(total).toBe(7);
    expect(counts.map(({ name }) => name)).not.toContain('A former category');
  });

  test('counts the posts of a category, and its bundled articles that no post replaces', () => {
    const { counts } = countArticles(posts, bundled, ['replaced']);
    const countOf = (wanted: string) => counts.find(({ name }) => name === wanted)?.count;
    expect([countOf('Smart Cities'), countOf('Future Tech'), countOf('Rural Infrastructure')]).toEqual([4, 1, 0]);
  });
});
