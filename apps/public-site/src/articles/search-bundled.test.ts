import { describe, expect, it } from 'vitest';
import { bundledArticles } from './bundled-articles.ts';
import { searchBundled } from './search-bundled.ts';

const found = (search: string) => searchBundled(search).map(({ slug }) => slug);

describe('searchBundled', () => {
  it('finds a term that occurs only in the text of an article', () => {
    const heads = bundledArticles.map(({ title, excerpt }) => `${title} ${excerpt}`.toLowerCase()).join(' ');
    expect(heads).not.toContain('culvert');
    expect(found('culvert')).toContain('climate-change-road-infrastructure');
  });

  it('matches every search term, in any case and any field', () => {
    expect(found('PAVE mile')).toContain('cost-pave-road-per-mile');
    expect(found('pave zeppelin')).toEqual([]);
  });

  it('takes a hyphen for a space, and a plural for its singular', () => {
    expect(found('crack-seal')).toEqual(expect.arrayContaining(found('"crack seal"')));
    expect(found('"crack seal"')).not.toEqual([]);
    expect(found('potholes')).toEqual(found('pothole'));
  });

  it('matches a phrase in quotes as it stands, as the search of posts does', () => {
    expect(found('"deferred maintenance"')).toContain('cost-of-deferred-maintenance');
    expect(found('“deferred maintenance” mile')).toContain('cost-of-deferred-maintenance');
    expect(found('"maintenance deferred"')).toEqual([]);
    expect(found('"deferred')).toContain('cost-of-deferred-maintenance');
  });

  it('ignores markup and heading anchors', () => {
    expect(found('data-anchor')).toEqual([]);
    expect(found('href')).toEqual([]);
  });
});
