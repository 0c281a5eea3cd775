// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { bodyOf, documentOf, valueOf } from './rich-text-value.ts';

const tags =
  'p div h1 h4 ul ol li blockquote aside pre code figure figcaption small table tr td th a s b sup span section'.split(
    ' ',
  );
const single = [
  '<hr>',
  '<br>',
  '<img src="/media/a/b" alt="c">',
  '<img src="/media/a/d" data-decorative>',
  '<img src=x>',
  '<table><tr><td>e</td><td>f</td></tr><tr><td>g</td><td> </td></tr></table>',
];
const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom('a', ' ', 'b c', '\n', '&nbsp;', 'd  e', '&lt;', ''),
    fc.constantFrom(...single),
    fc
      .tuple(
        fc.constantFrom(
          ...tags,
          'small data-footnote=""',
          'a href="/x"',
          'td colspan="2"',
          'figure data-drawing="pci-scale"',
          'figure data-link-card=""',
          'figure data-video=""',
          'a href="https://vimeo.com/12"',
        ),
        fc.array(tie('html'), { maxLength: 4 }),
      )
      .map(([tag, parts]) => `<${tag}>${parts.join('')}</${tag.split(' ')[0]!}>`),
  ),
}));
const through = (text: string) => toHtml(documentOf(valueOf(text)));

describe('any HTML', () => {
  it('is stored in a form that stays as it is', () => {
    fc.assert(
      fc.property(fc.array(html, { minLength: 1, maxLength: 6 }), (parts) => {
        const stored = through(parts.join(''));
        expect(through(stored)).toBe(stored);
      }),
      { numRuns: 400 },
    );
  });

  it('loses no letter', () => {
    const letters = (text: string) => bodyOf(text).textContent.replaceAll(/\s/g, '');
    fc.assert(
      fc.property(fc.array(html, { minLength: 1, maxLength: 6 }), (parts) => {
        const source = parts.join('');
        const sorted = (text: string) => [...letters(text)].toSorted().join('');
        // A link in a footnote leaves its address behind its words.
        expect(sorted(through(source).replaceAll('(https://vimeo.com/12)', ''))).toBe(sorted(source));
      }),
      { numRuns: 400 },
    );
  });
});
