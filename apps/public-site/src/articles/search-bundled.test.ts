import { expect, it } from 'vitest';
import { bundledArticles } from './bundled-articles.ts';
import { searchBundled } from './search-bundled.ts';

const found = (search: string) => searchBundled(search).map(({ slug }) => slug);

it('finds what stands only in the text of an article', () => {
  const heads = bundledArticles.map(({ title, excerpt }) => `${title} ${excerpt}`.toLowerCase()).join(' ');
  expect(heads).not.toContain('culvert');
  expect(found('culvert')).toContain('climate-change-road-infrastructure');
});

it('finds by every word, whatever its case and its place', () => {
  expect(found('PAVE mile')).toContain('cost-pave-road-per-mile');
  expect(found('pave zeppelin')).toEqual([]);
});

it('does not find by what is no word of a reader: markup and addresses of headings', () => {
  expect(found('data-anchor')).toEqual([]);
  expect(found('href')).toEqual([]);
});
