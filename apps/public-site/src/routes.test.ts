import { describe, expect, it } from 'vitest';
import { relevantSearch, matchRoute } from './routes.ts';

const matched = (pathname: string) => {
  const { route, params } = matchRoute(pathname);
  return [route.path, params];
};

describe('site routes', () => {
  it.each([
    ['/', '/', {}],
    ['/blog/a-b', '/blog/:slug', { slug: 'a-b' }],
    ['/blog/%61-b', '/blog/:slug', { slug: 'a-b' }],
    ['/blog/a%2Fb', '/blog/:slug', { slug: 'a/b' }],
    ['/cms/blog/new', '/cms/*', { '*': 'blog/new' }],
    ['/blog/..', '*', { '*': 'blog/..' }],
    ['/blog/%2e%2e', '*', { '*': 'blog/..' }],
    ['/BLOG', '*', { '*': 'BLOG' }],
  ])('matches %s to %s', (pathname, path, params) => expect(matched(pathname)).toEqual([path, params]));

  it('does not throw for a URL that cannot be decoded', () => {
    expect(matched('/x/%E0%A4%A')[0]).toBe('*');
  });

  it.each([
    ['/faq', '?q=a+b', '?q=a+b'],
    ['/faq', '?utm=1&q=a%20b&q=c', '?q=a+b'],
    ['/faq', '?q=', '?q='],
    ['/faq', '?utm=1', ''],
    ['/blog', '?q=a&page=2&utm=1', '?q=a&page=2'],
    ['/about', '?q=a', ''],
    ['/blog/a-b', '?preview=1.x&utm=1', '?preview=1.x'],
    ['/cms/blog', '?status=draft', ''],
  ])('reads of %s%s only %j', (pathname, search, searchParams) =>
    expect(relevantSearch(pathname, search)).toBe(searchParams),
  );

  it.each([
    ['/blog/a-b', true],
    ['/newsletter/preferences', true],
    ['/blog', undefined],
    ['/faq', undefined],
    ['/cities', undefined],
  ])('marks the query of %s as private: %j', (pathname, isPrivate) =>
    expect(matchRoute(pathname).route.hasPrivateQuery).toBe(isPrivate),
  );

  it('marks the page of a confirmation link as private', () => {
    const { route, params } = matchRoute('/confirm/a-b');
    expect([route.isPrivate, params]).toEqual([true, { token: 'a-b' }]);
  });
});
