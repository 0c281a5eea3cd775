import { expect, it } from 'vitest';
import { postSlug } from './post-slug.ts';

it.each([
  ['The Cost of Paving a Mile of Road', 'the-cost-of-paving-a-mile-of-road'],
  ['  Safety & Compliance -- what   counts? ', 'safety-compliance-what-counts'],
  ['Réseau 2025', 'reseau-2025'],
  ['!!!', ''],
])('%j proposes %j', (title, slug) => expect(postSlug(title)).toBe(slug));
