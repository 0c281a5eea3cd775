// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { unreadParts } from './unread-parts.ts';

describe('unreadParts', () => {
  it.each([
    '<h2>a</h2><p>b <strong>c</strong> <a href="/x">d</a><br>e</p><ul><li>f</li></ul><ol><li>g</li></ol><ol><li>h</li></ol>',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td></td></tr></tbody></table>',
    '<div><h1>a</h1><p><b>b</b> <i>c</i></p><blockquote><p>d</p></blockquote></div>',
    '<p></p><p>a</p>',
    '<p>a<small data-footnote="">b</small></p>',
    '<figure><img src="/media/a/b" alt="c"><figcaption>d<small>e</small></figcaption></figure><p>f</p>',
    '<pre><code>a</code></pre><pre>b</pre><hr><aside>c</aside><p>d</p>',
    '<h4>a</h4><h6>b</h6><p><del>c</del> <s>d</s> <code>e</code> <kbd>f</kbd></p>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ])('reports no loss for %s', (html) => expect(unreadParts(html)).toEqual([]));

  it.each([
    ['<p>a</p><img src="/a.png">', ['img']],
    ['<dl><dt>a</dt></dl><p>b</p>', ['dl', 'dt']],
    ['<p>H<u>2</u>O</p><table><tr><td>a<hr></td></tr></table>', ['u', 'table', 'tbody', 'tr', 'td']],
    ['<table><tbody><tr><td>a</td></tr></tbody></table>', ['table', 'tbody', 'tr', 'td']],
  ])('names the elements that %s would lose', (html, names) => expect(unreadParts(html)).toEqual(names));
});
