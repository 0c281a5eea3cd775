// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { everyVector } from '@workspace/contracts/rich-text/hostile-html/every-vector';
import { strangeParts } from '@workspace/contracts/rich-text/hostile-html/strange-parts';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';
import { cleanHtml } from './clean-html.ts';

// No element can be rid of `is` once it has one: the cleaner empties it.
const allowed = { elements: displayRules.ALLOWED_TAGS, attributes: [...displayRules.ALLOWED_ATTR, 'is'] };
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

it.each(everyVector)('what is shown of a text that nobody cleaned before is clean: $kind, $name', ({ html }) => {
  const shown = bodyOf(cleanHtml(html));
  expect(strangeParts(shown, allowed)).toEqual([]);
  // Once more, as whoever copies it out of the page.
  expect(strangeParts(bodyOf(shown.innerHTML), allowed)).toEqual([]);
});
