import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundledArticles } from '@workspace/contracts/bundled-articles';

describe('bundledArticles', () => {
  test('has the same slugs that the API knows', () => {
    const files = readdirSync(new URL('../../content/blog', import.meta.url)).filter((name) => name.endsWith('.md'));
    expect(files.map((name) => name.slice(0, -'.md'.length)).toSorted()).toEqual([...bundledArticles].toSorted());
  });
});
