import { describe, expect, it } from 'vitest';
import { isCanonicalUrl } from './canonical-url.ts';

describe('isCanonicalUrl', () => {
  it.each(['', '/', '/blog/chip-seal', '/blog?page=2', 'https://city.example', 'https://city.example/roads?a=1'])(
    'accepts %j',
    (text) => expect(isCanonicalUrl(text)).toBe(true),
  );
  it.each([
    'blog/chip-seal',
    '//city.example',
    '/\\city.example',
    'http://city.example',
    'https://',
    'https://[',
    'https:///roads',
    'javascript:alert(1)',
    '/with space',
    'https://city.example\\roads',
  ])('rejects %j', (text) => expect(isCanonicalUrl(text)).toBe(false));
});
