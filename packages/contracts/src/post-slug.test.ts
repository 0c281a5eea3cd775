import { describe, expect, it } from 'vitest';
import { postSlug } from './post-slug.ts';

describe('postSlug', () => {
  it.each([
    ['The Cost of Paving a Mile of Road', 'the-cost-of-paving-a-mile-of-road'],
    ['  Safety & Compliance -- what   counts? ', 'safety-compliance-what-counts'],
    ['Réseau 2025', 'reseau-2025'],
    ['!!!', ''],
  ])('derives from %j the slug %j', (title, slug) => expect(postSlug(title)).toBe(slug));
});
