import { describe, expect, it } from 'vitest';
import { sortByReferences } from './sort-by-references.ts';

const table = (oid: string, ...refersTo: string[]) => ({ oid, name: oid, refersTo });
const sorted = (...tables: ReturnType<typeof table>[]) => sortByReferences(tables).map(({ oid }) => oid);

describe('sortByReferences', () => {
  it('puts every table after those that it refers to', () => {
    expect(sorted(table('links', 'campaigns'), table('campaigns', 'lists'), table('lists'))).toEqual([
      'lists',
      'campaigns',
      'links',
    ]);
  });

  it('lets a table refer to itself, and to one outside', () => {
    expect(sorted(table('comments', 'comments', 'elsewhere'))).toEqual(['comments']);
  });

  it('names tables that refer to each other in a circle', () => {
    expect(() => sorted(table('a', 'b'), table('b', 'a'), table('c'))).toThrow('in a circle: a, b.');
  });
});
