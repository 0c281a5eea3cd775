import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { everyVector } from '@workspace/contracts/rich-text/hostile-html/every-vector';
import { ownPictureVectors } from '@workspace/contracts/rich-text/hostile-html/own-picture-vectors';
import { strangeParts } from '@workspace/contracts/rich-text/hostile-html/strange-parts';
import { onlyOwnPictures } from '@workspace/contracts/rich-text/own-pictures';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';
import { storedContent } from './stored-content.ts';
import { TooComplexContent } from './too-complex-content.ts';

const { window } = new JSDOM('');
const purify = onlyOwnPictures(createDOMPurify(window));
const allowed = { elements: displayRules.ALLOWED_TAGS, attributes: displayRules.ALLOWED_ATTR };

describe('storedContent', () => {
  it.each(everyVector)('sanitizes content, and sanitizing it again changes nothing: $kind, $name', async ({ html }) => {
    const stored = await storedContent(html).catch((error: unknown) => {
      // Rejected as a whole.
      if (error instanceof TooComplexContent) return '';
      throw error;
    });
    const { body } = new window.DOMParser().parseFromString(stored, 'text/html');
    expect(strangeParts(body, allowed)).toEqual([]);
    expect(await storedContent(stored)).toBe(stored);
    expect(purify.sanitize(stored, displayRules)).toBe(stored);
  });

  it.each(ownPictureVectors)('sanitizes what surrounds a picture of ours: %s', async (html) => {
    const stored = await storedContent(html);
    const { body } = new window.DOMParser().parseFromString(stored, 'text/html');
    expect(strangeParts(body, allowed)).toEqual([]);
    expect(purify.sanitize(stored, displayRules)).toBe(stored);
  });
});
