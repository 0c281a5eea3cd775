// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { readPasted } from './pasted-html.ts';
import { documentOf } from './rich-text-value.ts';

const pasted = (html: string) => toHtml(documentOf(readPasted(html).blocks));

it('separates words that a page shows in boxes of their own', () => {
  const card =
    '<ul><li><a href="https://a.example/" style="display: grid; gap: 1rem"><span>Costs</span><strong>Who pays</strong></a></li></ul>';
  expect(pasted(card)).toBe('<ul><li><a href="https://a.example/">Costs <strong>Who pays</strong></a></li></ul>');
  expect(pasted('<div style="display: flex"><span>May 1</span><span>3 min</span></div>')).toBe('<p>May 1 3 min</p>');
  expect(pasted('<p>H<sub>2</sub>O, <b>bo</b>ld</p>')).toBe('<p>H<sub>2</sub>O, <strong>bo</strong>ld</p>');
});

it('keeps a summary, a legend and the text below them apart', () => {
  expect(pasted('<details><summary>Who pays?</summary>The city.</details>')).toBe('<p>Who pays?</p><p>The city.</p>');
  expect(pasted('<fieldset><legend>Plan</legend>Full</fieldset>')).toBe('<p>Plan</p><p>Full</p>');
});

it('leaves out text that only screen readers get', () => {
  expect(
    pasted('<a href="https://a.example/">Demo<span style="clip-path: inset(50%)">(opens in a new tab)</span></a>'),
  ).toBe('<p><a href="https://a.example/">Demo</a></p>');
});
