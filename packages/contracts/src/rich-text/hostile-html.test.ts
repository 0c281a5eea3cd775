// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { everyVector } from './hostile-html/every-vector.ts';
import { strangeParts } from './hostile-html/strange-parts.ts';
import { displayRules } from './purify-rules.ts';
import { toHtml } from './to-html.ts';

const allowed = { elements: displayRules.ALLOWED_TAGS, attributes: displayRules.ALLOWED_ATTR };
// Nothing of it runs or is fetched.
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const through = (html: string) => toHtml(fromHtml(bodyOf(html)));

// The editor reads what is pasted so, without another cleaner before it.
it.each(everyVector)('nothing strange comes through the document: $kind, $name', ({ html }) => {
  const written = through(html);
  expect(strangeParts(bodyOf(written), allowed)).toEqual([]);
  expect(through(written)).toBe(written);
});

it.each([
  ['<p onclick=x>a</p>', '<p onclick="x">'],
  ['<p>a<img></p>', '<img>'],
  ['<p><a href=" java\tscript:x">a</a></p>', 'href=" java\tscript:x"'],
  ['<p><a href="//a.example">a</a></p>', 'href="//a.example"'],
  ['<p><math><a></a></math></p>', '<math>'],
])('what is strange would be seen: %s', (html, part) => {
  expect(strangeParts(bodyOf(html), allowed)).toContain(part);
});
