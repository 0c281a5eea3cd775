import { expect, it } from 'vitest';
import { nestingOf } from './nesting-of.ts';

it.each([
  ['', 0],
  ['words', 0],
  ['<h2>a</h2><p>b <strong><em>c</em></strong></p>', 2],
  ['<p>a<p>b<br>c<img src=x><li>d', 0],
  ['<UL><li>a<ul><li>b</li></ul></li></UL>', 2],
  ['</div></div><div>a</div>', 1],
  ['<div>'.repeat(300), 300],
])('%j', (html, depth) => expect(nestingOf(html)).toBe(depth));
