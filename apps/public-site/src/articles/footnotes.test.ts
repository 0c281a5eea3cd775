import { describe, expect, it } from 'vitest';
import { expandedFootnotes, footnotesForFeed, withoutFootnotes } from './footnotes.ts';

const html =
  '<p>a<small data-footnote="">b <em>c</em></small></p><table><tbody><tr><td>d<small data-footnote="">e</small></td></tr></tbody></table>';

describe('expandedFootnotes', () => {
  it('numbers footnotes in order and lists them at the end, with links in both directions', () => {
    expect(expandedFootnotes(html)).toBe(
      '<p>a<sup><a href="#note-1" id="noteref-1" aria-describedby="notes">1</a></sup></p><table><tbody><tr><td>d<sup><a href="#note-2" id="noteref-2" aria-describedby="notes">2</a></sup></td></tr></tbody></table>' +
        '<section data-notes aria-labelledby="notes"><h2 id="notes">Notes</h2><ol><li id="note-1">b <em>c</em> <a href="#noteref-1" data-back aria-label="Back to reference 1">↩</a></li><li id="note-2">e <a href="#noteref-2" data-back aria-label="Back to reference 2">↩</a></li></ol></section>',
    );
  });
  it('links the web addresses in a note', () => {
    const noted = (note: string) =>
      expandedFootnotes(`<p>https://a.example<small data-footnote="">${note}</small></p>`);
    expect(noted('<em>D6433</em> (https://a.example/?b=1&amp;c="d).<br>https://e.example&nbsp;f')).toContain(
      '<li id="note-1"><em>D6433</em> (<a href="https://a.example/?b=1&amp;c=">https://a.example/?b=1&amp;c=</a>"d).<br><a href="https://e.example">https://e.example</a>&nbsp;f <a',
    );
    expect(noted('a &lt;https://b.example&gt; <code>https://c.example</code>')).toContain(
      'a &lt;<a href="https://b.example">https://b.example</a>&gt; <code><a href="https://c.example">https://c.example</a></code>',
    );
    expect(noted('a')).toContain('<p>https://a.example<sup>');
  });
  it('leaves a text without footnotes unchanged', () =>
    expect(expandedFootnotes('<figcaption>a<small>b</small></figcaption>')).toBe(
      '<figcaption>a<small>b</small></figcaption>',
    ));
  it('reduces a note that our serializers did not write to its text', () =>
    expect(expandedFootnotes('<p><small data-footnote=""><strong><ul><li>a</small></li></ul></strong></p>')).toContain(
      '<li id="note-1">   a <a',
    ));
});

it('links the web addresses of notes in feeds', () =>
  expect(footnotesForFeed('<p>a<small data-footnote="">https://b.example</small></p>')).toContain(
    '<p>[1] <a href="https://b.example">https://b.example</a></p>',
  ));

it('numbers footnotes for feeds', () =>
  expect(footnotesForFeed('<p>a<small data-footnote="">b</small></p>')).toBe('<p>a[1]</p><h2>Notes</h2><p>[1] b</p>'));

it('removes footnotes', () => expect(withoutFootnotes('a<small data-footnote="">b</small>')).toBe('a'));
