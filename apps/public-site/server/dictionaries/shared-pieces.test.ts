import { describe, expect, it } from 'vitest';
import { sharedPieces } from './shared-pieces.ts';

const page = (title: string) => `<style>a{color:red}p{margin:0}</style><h1>${title}</h1><p>Call us</p>`;

describe('sharedPieces', () => {
  it('returns each shared piece once, in the order of a page', () =>
    expect(sharedPieces([page('Roads'), page('Bridges'), '<p>Other</p>'], 2)).toBe(
      '<style>a{color:red}p{margin:0}</style><h1><p>Call us</p>',
    ));

  it('counts a piece once for each page', () => expect(sharedPieces(['<br><br><br>', '<hr>'], 2)).toBe(''));

  it('takes the rest of a page without a tag', () => expect(sharedPieces(['<hr>end', '<br>end'], 2)).toBe('end'));

  it('returns nothing for pages that share nothing', () => expect(sharedPieces(['<a>', '<b>'], 2)).toBe(''));
});
