import { expect, it } from 'vitest';
import { scopeLines } from './scope-lines.ts';

it('names each resource of a key once, by its right', () => {
  expect(scopeLines(['blog-posts:read', 'blog-posts:write', 'images:write', 'contacts:read'])).toEqual([
    'Read and write: blog-posts, images',
    'Read: contacts',
  ]);
  expect(scopeLines(['contacts:read'])).toEqual(['Read: contacts']);
});
