import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { toHtml } from './to-html.ts';

const read = (html: string) => fromHtml(new JSDOM(`<body>${html}</body>`).window.document.body);
const through = (html: string) => toHtml(read(html));

describe('HTML from the serializer', () => {
  it.each([
    '<p>Plain words.</p>',
    '<h2>One</h2><h3>Two</h3><p>a <strong>b</strong> <em>c</em> <strong><em>d</em></strong></p>',
    '<h4>Three</h4><p>a <s>b</s> <code>c &lt;d&gt;</code> <strong><em><s><sup><code>e</code></sup></s></em></strong></p>',
    '<ul><li>one</li><li><strong>two</strong> and more</li></ul><ol><li>first</li></ol>',
    '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>',
    '<p>See <a href="/blog/x">the <strong>article</strong></a>.</p><blockquote>Said<br>twice</blockquote>',
    '<p>10<sup>6</sup> axles, CO<sub>2</sub> and <strong><em>x</em></strong><strong><em><sup>2</sup></em></strong></p>',
    '<p>a</p><hr><aside>Mind <strong>this</strong><br>and that</aside><hr><p>b</p>',
    '<figure><img src="/media/a1/road.jpg" alt="A &quot;wet&quot; road"><figcaption>Mill <em>Road</em><small>Photo: A &amp; B</small></figcaption></figure><p>b</p>',
    '<figure><img src="/media/a/b-c/d_e.webp" alt=""></figure><figure><img src="/media/a/b" alt="" data-decorative=""><figcaption><small>Credit</small></figcaption></figure>',
    '<p>Roads wear<small data-footnote="">ASTM <em>D6433</em><br>A &amp; B</small> fast.<small data-footnote="">b</small></p><table><tbody><tr><td>a<small data-footnote="">c</small></td><td></td></tr><tr><td>d</td><td>e</td></tr></tbody></table>',
    '<pre><code>\n  if (a &lt; b) {\n\n    return&nbsp;"c";\n  }\n</code></pre>',
    '<ol start="3"><li>three<ol start="0"><li>zero</li></ol></li><li>four</li></ol>',
    '<p><a href="tel:+18005550100">Call</a>, <a href="../faq">ask</a> or <a href="?page=2">go on</a>.</p>',
    '<p>1 &lt; 2 &amp; "quoted" &gt; 0</p>',
    '<table><thead><tr><th>PCI</th><th>Band</th></tr></thead><tbody><tr><th>85-100</th><td><strong>Excellent</strong></td></tr><tr><td>0-10</td><td></td></tr></tbody></table>',
    '<figure data-drawing="cost-bars"><table><thead><tr><th>Dollars</th><th>Seals &amp; cracks</th></tr></thead><tbody><tr><td>City</td><td>$1,200</td></tr></tbody></table><figcaption>Costs <em>today</em><small data-footnote="">a</small></figcaption></figure><p>b</p>',
    '<figure data-drawing="pci-scale"><table><tbody><tr><td>Oak St</td><td>62</td></tr><tr><td>Elm St</td><td></td></tr></tbody></table></figure>',
    '<figure data-drawing="deterioration-curve"><table><thead><tr><th>Years</th><th></th><th>b</th></tr></thead><tbody><tr><td>0</td><td>99</td><td>98</td></tr><tr><td>9</td><td>80</td><td></td></tr></tbody></table></figure>',
    '<figure data-link-card=""><a href="https://example.org/a?b=1&amp;c=2">A &amp; B</a><figcaption>Said <strong>once</strong></figcaption></figure><figure data-link-card=""><a href="/blog/x">c</a></figure>',
    '<figure data-video=""><img src="/media/a/b.jpg" alt="" data-decorative=""><a href="https://www.youtube.com/watch?v=abc-_123XYZ&amp;t=90s">A road</a><figcaption>See <a href="/x">more</a></figcaption></figure><figure data-video=""><a href="https://vimeo.com/123/ab0">d</a></figure>',
    '<table><thead><tr><th>Year</th><th></th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>',
    '<table><thead><tr><th></th><th></th></tr></thead><tbody><tr><td>2026</td><td></td></tr></tbody></table>',
    '<table><tbody><tr><td>a<br>b</td><td><a href="/x">c</a></td></tr><tr><td>d</td><td>e</td></tr></tbody></table>',
  ])('round-trips byte for byte: %s', (html) => expect(through(html)).toBe(html));
});

describe('external HTML', () => {
  it.each([
    ['blanks fold as in a browser', '<p>  a\n  b <b> c</b> </p>', '<p>a b <strong>c</strong></p>'],
    ['elements that end a block end it', '<div>a<section>b</section>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['text without a block becomes a paragraph', 'a <i>b</i>', '<p>a <em>b</em></p>'],
    ['other headings come to the nearest level', '<h1>a</h1><h4>b</h4><h6>c</h6>', '<h2>a</h2><h4>b</h4><h4>c</h4>'],
    [
      'struck text and code are read by element and by style',
      '<p><del>a</del><strike>b</strike> <span style="text-decoration: underline line-through">c</span> <kbd>d</kbd></p>',
      '<p><s>ab</s> <s>c</s> <code>d</code></p>',
    ],
    [
      'a list inside a list belongs to the item before it, wherever it stands',
      '<ul><ul><li>a</li></ul><li>b</li><ul><li>c</li></ul><li><ul><li>d</li></ul></li></ul>',
      '<ul><li>a</li><li>b<ul><li>c</li><li>d</li></ul></li></ul>',
    ],
    [
      'lists stand five deep at most, and deeper items join the fifth',
      `${[1, 2, 3, 4, 5, 6, 7].map((depth) => `<ul><li>${depth}`).join('')}${'</li></ul>'.repeat(7)}`,
      `${[1, 2, 3, 4, 5].map((depth) => `<ul><li>${depth}`).join('')}</li><li>6</li><li>7${'</li></ul>'.repeat(5)}`,
    ],
    [
      'a table that arranges the page gives up its cells',
      '<table><tr><td>a</td><td><h2>b</h2></td></tr><tr><td>c</td><td>d</td></tr></table><table><tr><td>e</td><td>f</td></tr></table>',
      '<p>a</p><h2>b</h2><p>c</p><p>d</p><p>e</p><p>f</p>',
    ],
    [
      'a caption stands before its table, and what spans several places stands in the first',
      '<table><caption>t</caption><tr><td colspan="2"><p>a</p><p>b</p></td><td rowspan="2">c</td></tr><tr><td>d</td><td>e</td></tr><tr><td> </td></tr></table>',
      '<p>t</p><table><tbody><tr><td>a<br>b</td><td></td><td>c</td></tr><tr><td>d</td><td>e</td><td></td></tr></tbody></table>',
    ],
    [
      'a table keeps one empty row below a head without others, and none elsewhere',
      '<table><tr><th>a</th><th>b</th></tr><tr><td></td><td> </td></tr><tr><td></td></tr></table><table><tr><td>c</td><td>d</td></tr><tr><td></td></tr></table>',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table><p>c</p><p>d</p>',
    ],
    [
      'a table inside a list gives its cells to the item',
      '<ul><li><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></table></li></ul>',
      '<ul><li>a<br>b<br>c</li></ul>',
    ],
    [
      'a cell is not believed when it says how far it reaches',
      `<table><tr><td colspan="9999999">a</td></tr>${'<tr><td>b</td></tr>'.repeat(2)}</table>`,
      `<table><tbody><tr><td>a</td>${'<td></td>'.repeat(19)}</tr>${`<tr><td>b</td>${'<td></td>'.repeat(19)}</tr>`.repeat(2)}</tbody></table>`,
    ],
    [
      'a bare picture of ours splits its paragraph, and any other is left out',
      '<p>a <a href="/x"><img src="/media/a/b.jpg" alt="c"></a> d <img src="https://a.example/b.jpg" alt="e"></p>',
      '<p>a</p><figure><img src="/media/a/b.jpg" alt="c"></figure><p>d</p>',
    ],
    [
      'a figure keeps its caption, whatever it consists of',
      '<figure><figcaption><p>a</p><ul><li>b</li></ul><small> c\n d </small></figcaption><div><img src="/media/a/b"></div></figure><figure><img src="/y.jpg"><figcaption>e</figcaption></figure>',
      '<figure><img src="/media/a/b" alt=""><figcaption>a<br>b<small>c d</small></figcaption></figure><p>e</p>',
    ],
    [
      'a drawing without a table that fits is a table, or its text',
      '<figure data-drawing="cost-bars"><p>a</p></figure><figure data-drawing="pci-scale"><table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td>d</td><td>e</td><td>f</td></tr></table><figcaption>g</figcaption></figure><figure data-drawing="x"><table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table></figure>',
      '<p>a</p><table><tbody><tr><td>a</td><td>b</td><td>c</td></tr><tr><td>d</td><td>e</td><td>f</td></tr></tbody></table><p>g</p><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    ],
    [
      'a drawing has plain values, and everything beside them is its caption',
      '<figure data-drawing="pci-scale"><p>a</p><table><caption>b</caption><tr><th>c</th><th>d</th></tr><tr><td> <b>e</b><br>f<small data-footnote="">g</small></td><td><a href="/x">6</a></td></tr></table></figure>',
      '<figure data-drawing="pci-scale"><table><thead><tr><th>c</th><th>d</th></tr></thead><tbody><tr><td>e fg</td><td>6</td></tr></tbody></table><figcaption>a<br>b</figcaption></figure>',
    ],
    [
      'a card has one link, and a video another form of its URL',
      '<figure data-link-card="x"><a href="https://a.example"> <b>a</b> b</a><a href="/c">c</a><ul><li>d</li></ul></figure><figure data-video><a href="https://youtu.be/abc-_123XYZ?t=1m5s">e</a><p>f</p></figure>',
      '<figure data-link-card=""><a href="https://a.example">a b</a><figcaption>c<br>d</figcaption></figure><figure data-video=""><a href="https://www.youtube.com/watch?v=abc-_123XYZ&amp;t=65s">e</a><figcaption>f</figcaption></figure>',
    ],
    [
      'a card or a video without its link is text',
      '<figure data-link-card=""><a href="mailto:a@b.example">a</a></figure><figure data-video=""><a href="https://a.example/watch?v=abc-_123XYZ">b</a><figcaption>c</figcaption></figure><figure data-video=""><img src="/media/a/b" alt="d"></figure>',
      '<p><a href="mailto:a@b.example">a</a></p><p><a href="https://a.example/watch?v=abc-_123XYZ">b</a></p><p>c</p><figure><img src="/media/a/b" alt="d"></figure>',
    ],
    [
      'cards, videos and drawings inside lists and cells become text',
      '<ul><li>a<figure data-link-card=""><a href="/b">b</a><figcaption>c</figcaption></figure></li><li><figure data-drawing="pci-scale"><table><tr><td>d</td><td>6</td></tr><tr><td>e</td><td>7</td></tr></table><figcaption>f</figcaption></figure></li></ul>',
      '<ul><li>a<br><a href="/b">b</a><br>c</li><li>d 6<br>e 7<br>f</li></ul>',
    ],
    [
      'a footnote has only text, and none is in a link or another',
      '<div><a href="/x">a <small data-footnote=""><p>b</p> <small data-footnote="">c</small></small> d</a> <small data-footnote=""> </small><small data-footnote="">e <a href="/y">f</a></small> <small>g</small></div>',
      '<p><a href="/x">a </a><small data-footnote="">b<br>c</small><a href="/x"> d</a> <small data-footnote="">e f</small> g</p>',
    ],
    [
      'a link in a footnote leaves its words and its address',
      '<p>a<small data-footnote="">See <a href="https://a.example/?b&amp;c"><em>d</em> e</a>, <a href="https://f.example">https://f.example/</a></small></p>',
      '<p>a<small data-footnote="">See <em>d</em> e (https://a.example/?b&amp;c), https://f.example/</small></p>',
    ],
    [
      'text of one style in a footnote is joined across a link',
      '<p>a<small data-footnote=""><code><a href="/x">b</a>c</code></small></p>',
      '<p>a<small data-footnote=""><code>bc</code></small></p>',
    ],
    [
      'code keeps its lines, however they are written',
      '<pre>a\n  <b>b</b><br>c</pre><pre><div>d</div><div>  e</div></pre><pre> </pre>',
      '<pre><code>a\n  b\nc</code></pre><pre><code>d\n  e\n</code></pre>',
    ],
    [
      'an aside with more than text is no callout',
      '<aside><p>a</p><p>b</p></aside><aside><h3>c</h3><p>d</p></aside><aside></aside>',
      '<aside>a<br>b</aside><h3>c</h3><p>d</p>',
    ],
    [
      'code inside lists is a line of code, and lines inside cells vanish',
      '<ul><li>a<pre>b\n  c</pre><hr></li></ul><table><tr><td>d<hr>e</td><td>f</td></tr><tr><td>g</td><td>h</td></tr></table>',
      '<ul><li>a<br><code>b<br>c</code></li></ul><table><tbody><tr><td>d<br>e</td><td>f</td></tr><tr><td>g</td><td>h</td></tr></tbody></table>',
    ],
    [
      'an item with several paragraphs is one item with lines',
      '<ol><li><p>a</p><p>b</p><ul><li>c</li></ul><p>d</p></li>e<li>f</li></ol>',
      '<ol><li>a<br>b<ul><li>c</li></ul></li><li>d</li><li>e</li><li>f</li></ol>',
    ],
    [
      'a list in a cell is its lines',
      '<table><tr><td>a</td><td><p>b</p><ul><li>c</li><li>d</li></ul></td></tr><tr><td>e</td><td>f</td></tr></table>',
      '<table><tbody><tr><td>a</td><td>b<br>c<br>d</td></tr><tr><td>e</td><td>f</td></tr></tbody></table>',
    ],
    [
      'an item of Outlook belongs to its list',
      '<ol><li style="mso-list:l0 level1 lfo1">a</li><li style="mso-list:l0 level1 lfo1">e.g. b</li></ol>',
      '<ol><li>a</li><li>e.g. b</li></ol>',
    ],
    ['empty blocks vanish', '<p></p><p><br></p><h2> </h2><ul><li></li></ul><p>x</p>', '<p>x</p>'],
    ['an unsafe link keeps its words only', '<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
    [
      'a style of its own outweighs the element',
      '<b style="font-weight:normal"><p>a <span style="font-weight: 700">b</span> <span style="font-style:italic">c</span></p></b>',
      '<p>a <strong>b</strong> <em>c</em></p>',
    ],
    [
      'what is raised or lowered by a style stays so',
      '<p>m<span style="font-size:0.6em;vertical-align:super">2</span> H<span style="vertical-align: sub">2</span>O</p>',
      '<p>m<sup>2</sup> H<sub>2</sub>O</p>',
    ],
    [
      'a list begins at a number or at one',
      '<ol start="1"><li>a</li></ol><p>b</p><ol start="x"><li>c</li></ol>',
      '<ol><li>a</li></ol><p>b</p><ol><li>c</li></ol>',
    ],
    [
      "the items of a text processor's list are items",
      '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp; </span>a</p><p style="mso-list:l1 level1"><span style="mso-list:Ignore">1.</span>b</p>',
      '<ul><li>a</li></ul><ol><li>b</li></ol>',
    ],
    ['scripts and styles are not text', '<script>x</script><style>y</style><p>z</p>', '<p>z</p>'],
  ])('is normalized: %s', (_rule, html, expected) => {
    expect(through(html)).toBe(expected);
    expect(through(expected)).toBe(expected);
  });
});
