import { describe, expect, it } from 'vitest';
import { blogAddress, blogQueryOf, quoted } from './blog-query.ts';

const read = (query: string) => blogQueryOf(new URLSearchParams(query));
const plain = { category: '', search: '', page: 1, namedPage: 1, isBookmarks: false };

describe('blog query', () => {
  it.each([
    ['', plain],
    ['category=Smart+Cities', { ...plain, category: 'Smart Cities' }],
    ['category=smart+cities', plain],
    ['category=%3Cscript%3E', plain],
    ['q=+pothole++cost+', { ...plain, search: 'pothole  cost' }],
    ['page=3', { ...plain, page: 3, namedPage: 3 }],
    ['page=-1', { ...plain, namedPage: -1 }],
    ['page=1.5', plain],
    ['page=many', plain],
    ['page=4000', { ...plain, page: 8, namedPage: 4000 }],
    ['bookmarks', { ...plain, isBookmarks: true }],
  ])('parses ?%s as %o', (query, searchParams) => expect(read(query)).toEqual(searchParams));

  it('shortens a search that is too long', () => expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(100));

  it.each([
    ['pci', '“pci”'],
    ['"pci"', '“pci”'],
    ['road "crack sealing"', 'road “crack sealing”'],
  ])('prints the search %s as %s', (search, text) => expect(quoted(search)).toBe(text));

  it('parses the URL that it builds', () => {
    const address = blogAddress({ category: 'Safety & Compliance', search: 'PCI 40%', page: 2 });
    expect(address).toBe('/blog?category=Safety+%26+Compliance&q=PCI+40%25&page=2');
    expect(read(address.split('?')[1]!)).toEqual({
      ...plain,
      category: 'Safety & Compliance',
      search: 'PCI 40%',
      page: 2,
      namedPage: 2,
    });
  });
});
