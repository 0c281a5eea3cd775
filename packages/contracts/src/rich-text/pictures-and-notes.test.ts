import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { blockTexts } from './block-texts.ts';
import { fromHtml } from './from-html.ts';
import { isMediaUrl } from './media-url.ts';
import { picturesIn } from './pictures-in.ts';
import { toPlainText } from './to-plain-text.ts';

const read = (html: string) => fromHtml(new JSDOM(`<body>${html}</body>`).window.document.body);

describe('isMediaUrl', () => {
  it.each(['/media/a/b', '/media/0f3a-1/road.640.jpg', '/media/a/b/c.webp'])('accepts %s', (url) =>
    expect(isMediaUrl(url)).toBe(true),
  );
  it.each([
    '/media/a',
    '/media//b',
    '/media/a/../b',
    '/media/a/..',
    '/media/a/b?c',
    '/media/a/b#c',
    '/media/a/b ',
    ' /media/a/b',
    'https://a.example/media/a/b',
    '//media/a/b',
    '/media/a/b"',
    '/Media/a/b',
    '/media/a/b\n',
  ])('rejects %j', (url) => expect(isMediaUrl(url)).toBe(false));
});

it('lists the pictures of other sites', () => {
  const { body } = new JSDOM(
    '<img src="/media/a/b"><figure><img src=" https://a.example/c.png " alt="d"></figure><img src="e.gif" width="1"><img><img src="data:x">',
  ).window.document;
  expect(picturesIn(body)).toEqual([
    { src: 'https://a.example/c.png', alt: 'd' },
    { src: 'data:x', alt: '' },
  ]);
});

it('lists each footnote after its block, which leaves it out', () => {
  const note = (text: string) => `<small data-footnote="">${text}</small>`;
  expect(blockTexts(read(`<p>a${note('b')} c${note('d')}</p><ul><li>e${note('f')}</li></ul>`))).toEqual([
    { path: [0], text: 'a c' },
    { path: [0], text: 'b', part: { note: 0 } },
    { path: [0], text: 'd', part: { note: 1 } },
    { path: [1, 0], text: 'e' },
    { path: [1, 0], text: 'f', part: { note: 0 } },
  ]);
});

it('lists captions and alt texts among the texts of blocks', () => {
  const figure =
    '<figure><img src="/media/a/b" alt="Alt"><figcaption>Caption<small>Credit</small></figcaption></figure>';
  expect(blockTexts(read(`<p>a</p>${figure}<hr>`))).toEqual([
    { path: [0], text: 'a' },
    { path: [1], text: 'Alt', part: 'alt' },
    { path: [1], text: 'Caption' },
  ]);
  expect(toPlainText(read(figure))).toBe('[Picture: Alt]\nCaption\nCredit');
});
