import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fromHtml } from '../rich-text/from-html.ts';
import { withoutChecked, findUnsupportedInPost } from './find-unsupported-in-post.ts';

const document = fromHtml(
  new JSDOM(
    '<h2>Nine reasons</h2><p>It costs <a href="/x"><strong>$7</strong> a</a> mile. Water is calm.</p><ul><li>Dry</li><li>Wet for 3 days</li></ul>' +
      '<table><tr><td>Kind</td><td>Cost</td></tr><tr><td>Seal</td><td>$9</td></tr></table><p>It costs $7 a mile.</p>',
  ).window.document.body,
);
const found = findUnsupportedInPost({ title: 'Calm water', excerpt: 'In 2019.', document });

describe('findUnsupportedInPost', () => {
  it('finds unsupported sentences in every field and block, with their position', () => {
    expect(found.map(({ field, path, sentence }) => [field, path.join('.'), sentence])).toEqual([
      ['excerpt', '', 'In 2019.'],
      ['content', '0', 'Nine reasons'],
      ['content', '1', 'It costs $7 a mile.'],
      ['content', '2.1', 'Wet for 3 days'],
      ['content', '3.1', 'Seal | $9'],
      ['content', '4', 'It costs $7 a mile.'],
    ]);
  });

  it('settles a checked sentence wherever it occurs', () => {
    const left = withoutChecked(found, ['It costs $7 a mile.', 'In 2019.']);
    expect(left.map(({ sentence }) => sentence)).toEqual(['Nine reasons', 'Wet for 3 days', 'Seal | $9']);
  });
});
