import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledArticles } from '@workspace/contracts/bundled-articles';

test('the slugs that the API knows are those of the articles that come with the site', () => {
  const files = readdirSync(new URL('../../content/blog', import.meta.url)).filter((name) => name.endsWith('.md'));
  expect(files.map((name) => name.slice(0, -'.md'.length)).toSorted()).toEqual([...bundledArticles].toSorted());
});
