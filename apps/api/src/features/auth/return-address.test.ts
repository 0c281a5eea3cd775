import { describe, expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

describe('returnAddress', () => {
  it.each([
    '/',
    '/cms/blog',
    '/blog?category=Smart%20Cities#top',
    '/apis',
    '/blog/api/posts',
    '/blog//posts',
    '/blog/100%25',
    `/${'a'.repeat(1_999)}`,
  ])('keeps %s', (path) => expect(returnAddress(path)).toBe(path));

  it.each([
    undefined,
    '',
    'cms',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/api/logout',
    '/x/../api/logout',
    '/%61pi/logout',
    '/x/%2e%2e/api/logout',
    '/x/%2e%2e//evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    ' //evil.example',
    '///evil.example',
    '/\u2028/evil.example/../..//evil.example',
    'http:evil.example',
    '@evil.example',
    '?x',
    '/.//evil.example',
    'x/cms',
    '/blog\\evil',
    '/blog\nevil',
    '/api',
    '/a%62',
    `/${'a'.repeat(2_000)}`,
  ])('replaces %j with the home page', (path) => expect(returnAddress(path)).toBe('/'));
});
