import { describe, expect, it } from 'vitest';
import { neighborsOf } from './neighbors.ts';

const article = (slug: string, date: string) => ({ slug, date, title: slug, createdAt: '2024-01-01T00:00:00.000Z' });
const bundled = [article('march', 'March 1, 2026'), article('february', 'February 1, 2026')];
const slugs = (...searchParams: Parameters<typeof neighborsOf>) => {
  const { older, newer } = neighborsOf(...searchParams);
  return [older?.slug, newer?.slug];
};

describe('neighborsOf', () => {
  it('returns bundled articles only while the API is down', () => {
    expect(slugs(bundled[0]!, undefined, bundled)).toEqual(['february', undefined]);
    expect(slugs(bundled[1]!, undefined, bundled)).toEqual([undefined, 'march']);
  });

  it('returns the nearer of post and bundled article on either side', () => {
    const posts = { older: article('mid-february', 'February 14, 2026'), newer: article('april', 'April 1, 2026') };
    expect(slugs(bundled[0]!, posts, bundled)).toEqual(['mid-february', 'april']);
    expect(slugs(article('post', 'February 20, 2026'), posts, bundled)).toEqual(['mid-february', 'march']);
    const far = { older: article('2019', 'May 1, 2019'), newer: article('2030', 'May 1, 2030') };
    expect(slugs(article('post', 'February 20, 2026'), far, bundled)).toEqual(['february', 'march']);
  });

  it('returns undefined without any neighbors', () => {
    expect(slugs(article('post', 'May 1, 2026'), { older: null, newer: null }, [])).toEqual([undefined, undefined]);
  });
});
