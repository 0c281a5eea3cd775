import { describe, expect, it } from 'vitest';
import { htmlShape, maxElements, maxHeadings, maxNesting, tooComplex } from './html-shape.ts';

it.each([
  ['', 0, 0],
  ['words', 0, 0],
  ['<h2>a</h2><p>b <strong><em>c</em></strong></p>', 4, 2],
  ['<p>a<p>b<br>c<img src=x><td>d', 5, 0],
  ['<UL><li>a<ul><li>b</li></ul></li></UL>', 4, 2],
  ['<ul><li>a<li>b</ul><ul><li>b</ul>', 5, 1],
  ['</div></div><div>a</div>', 1, 1],
  ['<div>'.repeat(300), 300, 300],
  ['<ul><li>a'.repeat(150), 300, 150],
])('counts the elements and levels of %j', (html, elements, nesting) =>
  expect(htmlShape(html)).toMatchObject({ elements, nesting }),
);

describe('tooComplex', () => {
  it('accepts HTML at the limits', () => {
    expect(tooComplex('<div>'.repeat(maxNesting))).toBeUndefined();
    expect(tooComplex('<p>a</p>'.repeat(maxElements))).toBeUndefined();
    expect(tooComplex('<h2>a</h2>'.repeat(maxHeadings))).toBeUndefined();
  });

  it('rejects HTML beyond them with a message that says what to do', () => {
    expect(tooComplex('<div>'.repeat(maxNesting + 1))).toMatch(/nested too deeply: 61 levels.*Paste it as text$/);
    expect(tooComplex('<h2>a</h2>'.repeat(501))).toMatch(/too many headings: 501/);
    expect(tooComplex('<p>a</p>'.repeat(60_000))).toMatch(/too many parts: 60,000 .*20,000.*Split it/);
  });
});
