import { describe, expect, it } from 'vitest';
import { alwaysRelated, relatedArticles } from './related-articles.ts';

const article = (slug: string, category = 'Field Assessment') => ({ slug, title: slug, category });
const bundled = [
  ...alwaysRelated.map((slug) => article(slug, 'Future Tech')),
  article('cracks'),
  article('costs', 'Other'),
];
const slugs = (...of: Parameters<typeof relatedArticles>) => relatedArticles(...of).map(({ slug }) => slug);

describe('relatedArticles', () => {
  it('starts with the three fixed articles, then posts, then bundled articles of the category', () => {
    expect(slugs(article('mine'), [article('post')], bundled)).toEqual([...alwaysRelated, 'post', 'cracks']);
  });

  it('never lists the article itself', () => {
    const [first, ...others] = alwaysRelated;
    expect(slugs(article(first), [article(first)], bundled)).toEqual([...others, 'cracks']);
  });

  it('fills a row with the newest bundled articles', () => {
    const [first, ...others] = alwaysRelated;
    expect(slugs(article(first, 'Lonely'), [], bundled)).toEqual([...others, 'cracks']);
  });

  it('lists no article twice, and at most six', () => {
    const posts = ['a', 'b', alwaysRelated[1], 'c', 'd'].map((slug) => article(slug));
    expect(slugs(article('mine'), posts, bundled)).toEqual([...alwaysRelated, 'a', 'b', 'c']);
  });
});
