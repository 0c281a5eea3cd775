import { expect, it } from 'vitest';
import { scopeLines } from './scope-lines.ts';

it('names each resource of a key once, by its right', () => {
  expect(scopeLines(['blog-posts:read', 'blog-posts:write', 'images:write', 'contacts:read'])).toEqual([
    'Read and write: posts, pictures',
    'Read: requests',
  ]);
  expect(scopeLines(['contacts:read'])).toEqual(['Read: requests']);
});
