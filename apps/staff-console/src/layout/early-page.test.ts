import { describe, expect, it } from 'vitest';
import { matchPage } from './early-page.ts';

const pages = ['', 'blog', 'blog/new', 'blog/edit/:id', 'lists/:id', 'lists/:id/import', 'contacts/:id?'].map(
  (path) => ({
    path,
  }),
);
const found = (pathname: string) => {
  const match = matchPage(pages, pathname);
  return match && [match.page.path, match.params];
};

describe('matchPage', () => {
  it.each([
    ['', '', {}],
    ['/', '', {}],
    ['/blog', 'blog', {}],
    ['/blog/', 'blog', {}],
    ['/blog/new', 'blog/new', {}],
    ['/blog/edit/7', 'blog/edit/:id', { id: '7' }],
    ['/lists/7', 'lists/:id', { id: '7' }],
    ['/lists/7/import', 'lists/:id/import', { id: '7' }],
    ['/contacts', 'contacts/:id?', {}],
    ['/contacts/7', 'contacts/:id?', { id: '7' }],
  ])('finds the page of "%s"', (pathname, path, params) => {
    expect(found(pathname)).toEqual([path, params]);
  });

  it.each(['/blog/edit', '/lists/7/8', '/nothing'])('finds none for "%s"', (pathname) => {
    expect(found(pathname)).toBeUndefined();
  });
});
