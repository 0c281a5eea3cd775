// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { everyVector } from '@workspace/contracts/rich-text/hostile-html/every-vector';
import { ownPictureVectors } from '@workspace/contracts/rich-text/hostile-html/own-picture-vectors';
import { strangeParts } from '@workspace/contracts/rich-text/hostile-html/strange-parts';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';
import { cleanHtml } from './clean-html.ts';

// An element cannot lose its `is` attribute: the cleaner empties the value.
const allowed = { elements: displayRules.ALLOWED_TAGS, attributes: [...displayRules.ALLOWED_ATTR, 'is'] };
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

describe('cleanHtml', () => {
  it.each(everyVector)('returns clean HTML for uncleaned text: $kind, $name', ({ html }) => {
    const shown = bodyOf(cleanHtml(html));
    expect(strangeParts(shown, allowed)).toEqual([]);
    // Parses it once more, like a copy from the page.
    expect(strangeParts(bodyOf(shown.innerHTML), allowed)).toEqual([]);
  });

  it.each(ownPictureVectors)('leaves nothing strange around a picture of ours: %s', (html) => {
    expect(strangeParts(bodyOf(cleanHtml(html)), allowed)).toEqual([]);
  });
});
