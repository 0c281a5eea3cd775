// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { everyVector } from './hostile-html/every-vector.ts';
import { ownPictureVectors } from './hostile-html/own-picture-vectors.ts';
import { strangeParts } from './hostile-html/strange-parts.ts';
import { displayRules } from './purify-rules.ts';
import { toHtml } from './to-html.ts';

const allowed = { elements: displayRules.ALLOWED_TAGS, attributes: displayRules.ALLOWED_ATTR };
// Nothing in it runs or is fetched.
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const through = (html: string) => toHtml(fromHtml(bodyOf(html)));

describe('hostile HTML', () => {
  // The editor reads pasted HTML this way, without another sanitizer before it.
  it.each(everyVector)('leaves nothing unsafe in the document: $kind, $name', ({ html }) => {
    const written = through(html);
    expect(strangeParts(bodyOf(written), allowed)).toEqual([]);
    expect(through(written)).toBe(written);
  });

  it.each(ownPictureVectors)('leaves nothing unsafe around a picture of ours: %s', (html) => {
    const written = through(html);
    expect(strangeParts(bodyOf(written), allowed)).toEqual([]);
    expect(through(written)).toBe(written);
  });

  it.each([
    ['<p onclick=x>a</p>', '<p onclick="x">'],
    ['<p>a<video></video></p>', '<video>'],
    ['<img src="//a.example/media/a/b">', 'src="//a.example/media/a/b"'],
    ['<img src="/media/a/../b">', 'src="/media/a/../b"'],
    ['<p><a href=" java\tscript:x">a</a></p>', 'href=" java\tscript:x"'],
    ['<p><a href="//a.example">a</a></p>', 'href="//a.example"'],
    ['<p><math><a></a></math></p>', '<math>'],
  ])('would be detected if unsafe: %s', (html, part) => {
    expect(strangeParts(bodyOf(html), allowed)).toContain(part);
  });
});
