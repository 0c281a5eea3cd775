import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { searchTextsOf, shorten } from './search-snippet.ts';

describe('searchTextsOf', () => {
  const post = { title: 'Chip seal', excerpt: 'Seal early. '.repeat(20) };

  it('makes the texts of title and excerpt', () => {
    const { title, description } = searchTextsOf(post);
    expect(title).toBe(`Chip seal · ${brand.name}`);
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/early…$/);
  });

  it('uses the texts written for search engines as they are', () =>
    expect(searchTextsOf({ ...post, seoTitle: 'When to seal', seoDescription: ' Before it cracks. ' })).toEqual({
      title: 'When to seal',
      description: 'Before it cracks.',
    }));

  it('has no title for a post without one', () => expect(searchTextsOf({ ...post, title: ' ' }).title).toBe(''));

  it('ignores blank texts', () =>
    expect(searchTextsOf({ ...post, seoTitle: ' ', seoDescription: '' })).toEqual(searchTextsOf(post)));
});

describe('shorten', () => {
  it('keeps a short text', () => expect(shorten('One two', 7)).toBe('One two'));
  it('ends after a whole word', () => expect(shorten('One two, three', 10)).toBe('One two…'));
});
