import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { everyVector } from '@workspace/contracts/rich-text/hostile-html/every-vector';
import { ownPictureVectors } from '@workspace/contracts/rich-text/hostile-html/own-picture-vectors';
import { strangeParts } from '@workspace/contracts/rich-text/hostile-html/strange-parts';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';
import clean from './clean-task.ts';

const { DOMParser } = new JSDOM('').window;
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
// No element can be rid of `is` once it has one: the cleaner empties it.
const allowed = { elements: displayRules.ALLOWED_TAGS, attributes: [...displayRules.ALLOWED_ATTR, 'is'] };

describe('the cleaner of the site', () => {
  it.each(everyVector)('leaves nothing strange: $kind, $name', ({ html }) => {
    expect(strangeParts(bodyOf(clean(html)), allowed)).toEqual([]);
  });

  it.each(ownPictureVectors)('leaves nothing strange around a picture of ours: %s', (html) => {
    expect(strangeParts(bodyOf(clean(html)), allowed)).toEqual([]);
  });
});
