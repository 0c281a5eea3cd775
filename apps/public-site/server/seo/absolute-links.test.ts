import { describe, expect, it } from 'vitest';
import { absoluteLinks } from './absolute-links.ts';

const page = 'https://site.example/blog/a';

describe('absoluteLinks', () => {
  it.each([
    ['<a href="/faq">b</a>', '<a href="https://site.example/faq">b</a>'],
    ['<a href="#top">b</a>', '<a href="https://site.example/blog/a#top">b</a>'],
    ['<a href="/x?a=1&amp;b=2">b</a>', '<a href="https://site.example/x?a=1&amp;b=2">b</a>'],
    ['<a class="c" href="/faq" id="d">b</a>', '<a class="c" href="https://site.example/faq" id="d">b</a>'],
    ['<img alt="a" src="/p.png">', '<img alt="a" src="https://site.example/p.png">'],
    ['<a href="https://other.example/b">c</a>', '<a href="https://other.example/b">c</a>'],
    ['<a href="mailto:a@b.example">c</a>', '<a href="mailto:a@b.example">c</a>'],
    ['<p>Write href="/faq" here</p>', '<p>Write href="/faq" here</p>'],
    ['<p>&lt;a href="/faq"&gt;</p>', '<p>&lt;a href="/faq"&gt;</p>'],
  ])('makes the URLs of %s absolute', (html, whole) => expect(absoluteLinks(html, page)).toBe(whole));
});
