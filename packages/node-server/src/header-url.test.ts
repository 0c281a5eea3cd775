import { describe, expect, it } from 'vitest';
import { headerUrl } from './header-url.ts';

describe('headerUrl', () => {
  it.each([
    ['https://example.com/größe', 'https://example.com/gr%C3%B6%C3%9Fe'],
    ['/blog?q=日本 \u{1f697}#\u0001', '/blog?q=%E6%97%A5%E6%9C%AC%20%F0%9F%9A%97#%01'],
    ['https://example.com/a%20b?c=d&e=%C3%B6#f', 'https://example.com/a%20b?c=d&e=%C3%B6#f'],
  ])('encodes only the characters that a header cannot have: %s', (url, encoded) => {
    expect(headerUrl(url)).toBe(encoded);
  });

  it('keeps the host of an address with an international name', () => {
    expect(new URL(headerUrl('https://straße.example/')).host).toBe(new URL('https://straße.example/').host);
  });
});
