import { expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

it.each(['/', '/cms/blog', '/blog?category=Smart%20Cities#top'])('%s is kept', (path) =>
  expect(returnAddress(path)).toBe(path),
);

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
  '/.//evil.example',
])('%j becomes the home page', (path) => expect(returnAddress(path)).toBe('/'));
