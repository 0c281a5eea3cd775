import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { toPlainText } from './to-plain-text.ts';

const read = (html: string) => fromHtml(new JSDOM(`<body>${html}</body>`).window.document.body);

it('distinguishes superscript and subscript digits in plain text, and keeps list numbers', () => {
  expect(
    toPlainText(
      read(
        '<p>10<sup>6</sup>, m<sup>-2</sup>, H<sub>2</sub>O, x<sup>th</sup></p><ol start="4"><li>a</li><li>b</li></ol>',
      ),
    ),
  ).toBe('10⁶, m⁻², H₂O, xth\n\n4. a\n5. b');
});

it('separates blocks in plain text and marks list items', () => {
  expect(toPlainText(read('<h2>A</h2><ul><li>b</li></ul><ol><li>c <a href="/x">d</a></li></ol>'))).toBe(
    'A\n\n- b\n\n1. c d',
  );
  expect(toPlainText(read('<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>'))).toBe(
    '- a\n  1. b\n  2. c\n- d',
  );
  expect(toPlainText(read('<p>a</p><hr><aside>b</aside><pre><code>c\n  d</code></pre>'))).toBe(
    'a\n\n---\n\nb\n\nc\n  d',
  );
  expect(
    toPlainText(read('<p>a<small data-footnote="">b</small></p><ul><li>c<small data-footnote="">d</small></li></ul>')),
  ).toBe('a[1]\n\n- c[2]\n\n[1] b\n[2] d');
  expect(
    toPlainText(
      read(
        '<figure data-drawing="cost-bars"><table><thead><tr><th>Dollars</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>$5</td></tr></tbody></table><figcaption>d</figcaption></figure><figure data-link-card=""><a href="https://a.example/e">f</a></figure><figure data-video=""><a href="https://vimeo.com/12">g</a><figcaption>h</figcaption></figure>',
      ),
    ),
  ).toBe('Dollars | b\nc | $5\nd\n\nf: https://a.example/e\n\n[Video: g] https://vimeo.com/12\nh');
  expect(toPlainText(read('<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>'))).toBe(
    'a | b\nc | d',
  );
});
