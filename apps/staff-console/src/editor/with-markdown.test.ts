import { describe, expect, it } from 'vitest';
import { p, h, link, ul, at, type, typeOut, undo, redo, enter, htmlAfter } from './test-editor.ts';

describe('withMarkdown', () => {
  it.each([
    ['## a', '<h2>a</h2>'],
    ['### a', '<h3>a</h3>'],
    ['#### a', '<h4>a</h4>'],
    ['- a', '<ul><li>a</li></ul>'],
    ['* a', '<ul><li>a</li></ul>'],
    ['1. a', '<ol><li>a</li></ol>'],
    ['> a', '<blockquote>a</blockquote>'],
    ['! a', '<aside>a</aside>'],
    ['```a *b* `c`', '<pre><code>a *b* `c`</code></pre>'],
    ['--- a', '<hr><p>a</p>'],
    ['a --- b', '<p>a --- b</p>'],
    ['a **b c** d', '<p>a <strong>b c</strong> d</p>'],
    ['a *b c* d', '<p>a <em>b c</em> d</p>'],
    ['**b** *c*', '<p><strong>b</strong> <em>c</em></p>'],
    ['a ~~b c~~ d', '<p>a <s>b c</s> d</p>'],
    ['a `b c` d', '<p>a <code>b c</code> d</p>'],
    ['`2*3*4 **a** ~~b~~`', '<p><code>2*3*4 **a** ~~b~~</code></p>'],
    ['~/a~ `` ~~~~', '<p>~/a~ `` ~~~~</p>'],
    ['# a', '<h2>a</h2>'],
    ['4) a', '<ol start="4"><li>a</li></ol>'],
    ['2026. a', '<p>2026. a</p>'],
    ['a _b c_ d', '<p>a <em>b c</em> d</p>'],
    ['__b__ a', '<p><strong>b</strong> a</p>'],
    ['file_name_of a__b__', '<p>file_name_of a__b__</p>'],
    ['_ a _ ____', '<p>_ a _ ____</p>'],
    ['a - b', '<p>a - b</p>'],
    ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['2*3*4', '<p>2*3*4</p>'],
    ['** a **', '<p>** a **</p>'],
    ['****', '<p>****</p>'],
    ['a [b c](https://x.example/d) e', '<p>a <a href="https://x.example/d">b c</a> e</p>'],
    ['[b](/c_(d)), e', '<p><a href="/c_(d)">b</a>, e</p>'],
    ['[b](mailto:c@d.example)', '<p><a href="mailto:c@d.example">b</a></p>'],
    ['**[b](/c)** d', '<p>**<a href="/c">b</a>** d</p>'],
    ['[b](c) [](/d) [ ](/e) ![f](/g)', '<p>[b](c) [](/d) [ ](/e) ![f](/g)</p>'],
    ['[b](javascript:c) [d](//e.example)', '<p>[b](javascript:c) [d](//e.example)</p>'],
    ['`[b](/c)`', '<p><code>[b](/c)</code></p>'],
  ])('handles typed %j', (typed, expected) => expect(htmlAfter([p('')], at(0, 0, 0), typeOut(typed))).toBe(expected));
  it('applies before existing text', () => expect(htmlAfter([p('a')], at(0, 0, 0), typeOut('## '))).toBe('<h2>a</h2>'));
  it.each(['***', '___'])('makes a divider of %j', (signs) => {
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut(signs), enter, type('a'))).toBe('<hr><p>a</p>');
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut(signs), enter, undo)).toBe(`<p>${signs}</p>`);
  });
  it('makes a divider of stars and underscores before a space, and none where a word follows', () => {
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('*** a'))).toBe('<hr><p>a</p>');
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('___ a'))).toBe('<hr><p>a</p>');
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('___a b'))).toBe('<p>___a b</p>');
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('***a***'))).not.toContain('<hr>');
  });
  it('makes a divider of three hyphens before Enter', () => {
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('---'), enter, type('a'))).toBe('<hr><p>a</p>');
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('---'), enter, undo)).toBe('<p>---</p>');
    expect(htmlAfter([p('a'), p('')], at(0, 1, 0), typeOut('--- '), type('b'))).toBe('<p>a</p><hr><p>b</p>');
  });
  it('joins the list above', () =>
    expect(htmlAfter([ul('a'), p('b')], at(0, 1, 0), typeOut('- '))).toBe('<ul><li>a</li><li>b</li></ul>'));
  it('makes a link in a heading, an item and the middle of a sentence, and none in a link', () => {
    expect(htmlAfter([h('')], at(0, 0, 0), typeOut('[a](/b)'))).toBe('<h2><a href="/b">a</a></h2>');
    expect(htmlAfter([ul('')], at(0, 0, 0, 0), typeOut('[a](/b)'))).toBe('<ul><li><a href="/b">a</a></li></ul>');
    expect(htmlAfter([p('a  d')], at(2, 0, 0), typeOut('[b](/c)'))).toBe('<p>a <a href="/c">b</a> d</p>');
    const inLink = htmlAfter([p('', link('[a](/b', '/x'), '')], at(6, 0, 1, 0), typeOut(')'));
    expect(inLink).toBe('<p><a href="/x">[a](/b)</a></p>');
  });
  it('does nothing in a heading or an item', () => {
    expect(htmlAfter([h('')], at(0, 0, 0), typeOut('- a'))).toBe('<h2>- a</h2>');
    expect(htmlAfter([ul('a')], at(0, 0, 0, 0), typeOut('## '))).toBe('<ul><li>## a</li></ul>');
  });
  it('restores the characters on undo and the formatting on redo', () => {
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('## '), undo, type('a'))).toBe('<p>## a</p>');
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('**a**'), undo)).toBe('<p>**a**</p>');
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('a [b](/c)'), undo, type('d'))).toBe('<p>a [b](/c)d</p>');
    expect(htmlAfter([p('a')], at(0, 0, 0), typeOut('> '), undo, redo)).toBe('<blockquote>a</blockquote>');
  });
});
