import { describe, expect, it } from 'vitest';
import { isSafeUrl } from './document.ts';

describe('a link', () => {
  it.each([
    'https://a.example',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+18005550100',
    '/blog/x',
    '#top',
    '?page=2',
    'blog/x',
    '../faq',
    './map.html#key',
  ])('may go to %s', (url) => expect(isSafeUrl(url)).toBe(true));
  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    '',
    '\u0001javascript:x',
    'java\tscript:x',
    './/evil.example',
    'file:///etc/passwd',
    'blob:x',
  ])('may not go to %j', (url) => expect(isSafeUrl(url)).toBe(false));
});
