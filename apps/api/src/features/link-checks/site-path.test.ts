import { describe, expect, it } from 'vitest';
import { sitePath } from './site-path.ts';

describe('sitePath', () => {
  it.each([
    ['/blog/a?x=1#top', '/blog/a'],
    ['/blog/a/', '/blog/a'],
    ['/', '/'],
    ['other-post', '/blog/other-post'],
    ['https://site.example/faq', '/faq'],
    ['/b%C3%BCcher', '/bücher'],
    ['/100%', '/100%'],
    ['/a%00b', '/a%00b'],
    ['#part', '/blog'],
    ['https://other.example/blog/a', undefined],
    ['//other.example/a', undefined],
    ['mailto:a@b.example', undefined],
    ['http://[', undefined],
  ])('reads %s', (address, path) => expect(sitePath(address, 'https://site.example')).toBe(path));
});
